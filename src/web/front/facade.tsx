import type { ReactNode } from 'react';
import { games } from '#games/index.ts';
import { StationClock } from '#ui/clock.tsx';
import { Sign } from '#ui/sign.tsx';
import { useWords } from '../words/use-words.ts';
import { Door } from './door.tsx';
import './facade.css';

/** The roundhouse from outside. */
export function Facade(): ReactNode {
  const { front } = useWords();
  const [above, below] = front.title(games.length);
  return (
    <section className="facade" aria-label={front.doors}>
      <svg className="facade-wall" aria-hidden="true">
        <rect width="100%" height="100%" fill="var(--wall)" />
        <rect width="100%" height="100%" fill="url(#brick)" />
      </svg>
      <Roof />
      <div className="facade-head">
        <h1>
          {above}
          <br />
          {below}
        </h1>
        <div className="facade-gable" aria-hidden="true">
          <StationClock className="facade-clock" size={84} />
          <Sign big>ROTONDE</Sign>
        </div>
        <p className="facade-lede">{front.lede}</p>
      </div>
      <div className="facade-plinth" />
      <ul className="facade-doors">
        {games.map((game) => (
          <Door key={game.id} game={game} />
        ))}
      </ul>
    </section>
  );
}

/** The sky, cut to the line of the roof, over a wall that reaches up behind it; and the slates along the cut. */
function Roof(): ReactNode {
  return (
    <svg className="facade-roof" viewBox="-720 0 1440 170" aria-hidden="true">
      <path d="M-4000 -20V136H-720L-230 118 0 6 230 118 720 136H4000V-20z" fill="var(--paper)" />
      <g fill="none" strokeLinejoin="round">
        <path
          d="M-4000 138H-720L-230 118 0 4 230 118 720 138H4000"
          stroke="var(--slate)"
          strokeWidth="12"
        />
        <path
          d="M-4000 148H-720L-230 128 0 16 230 128 720 148H4000"
          stroke="var(--stone-line)"
          strokeWidth="2"
        />
      </g>
    </svg>
  );
}
