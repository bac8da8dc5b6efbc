import type { ReactNode } from 'react';
import type { Essentials } from '#ui/game-pictures.ts';
import { Sign } from '#ui/sign.tsx';
import type { Draw } from '../pictures/album.tsx';
import { useSaid } from '../words/use-words.ts';
import './turn-points.css';

type Turn = Essentials['turn'];

/** One line in, two lines out; or the line goes straight on. */
const FORK = ['M0 66H150C200 66 200 32 250 32H820', 'M150 66C200 66 200 100 250 100H820'];
const STRAIGHT = ['M0 66H820'];

/** A turn as a set of points. */
export function TurnPoints({ turn, draw }: { turn: Turn; draw: Draw }): ReactNode {
  const { first, ways } = turn;
  const forks = ways.length > 1;
  return (
    <div className={forks ? 'turn-points' : 'turn-points straight'}>
      <svg viewBox="0 0 820 132" preserveAspectRatio="none" aria-hidden="true">
        {(forks ? FORK : STRAIGHT).map((d) => (
          <g key={d} fill="none">
            <path d={d} stroke="var(--rule)" strokeWidth="18" strokeDasharray="4 8" />
            <path d={d} stroke="var(--ink)" strokeWidth="9" />
            <path d={d} stroke="var(--paper)" strokeWidth="5" />
          </g>
        ))}
      </svg>
      <p className="turn-first">
        {first.picture === undefined ? undefined : (
          <span aria-hidden="true">{draw(first.picture, false)}</span>
        )}
        {useSaid(first.text)}
      </p>
      <ul>
        {ways.map((way) => (
          <Way key={way.name.en} way={way} />
        ))}
      </ul>
    </div>
  );
}

function Way({ way: { name, steps } }: { way: Turn['ways'][number] }): ReactNode {
  return (
    <li>
      <Sign>{useSaid(name)}</Sign>
      {steps.map((step) => (
        <Step key={step.text.en} step={step} />
      ))}
    </li>
  );
}

function Step({ step }: { step: Turn['ways'][number]['steps'][number] }): ReactNode {
  return <span className={step.may ? 'turn-step may' : 'turn-step'}>{useSaid(step.text)}</span>;
}
