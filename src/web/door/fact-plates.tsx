import type { ReactNode } from 'react';
import type { Manifest } from '#games/manifest.ts';
import { Clock } from '#ui/clock.tsx';
import type { Facts } from '#ui/game-pictures.ts';
import { Icon } from '#ui/icons.tsx';
import { doorWords } from '../words/door/index.ts';
import { useCatalogue, useWords } from '../words/use-words.ts';
import { factsOf } from './facts.ts';

/** Players, time and weight, as white enamel plates. */
export function FactPlates({ game }: { game: Manifest }): ReactNode {
  const { players } = useWords();
  const words = useCatalogue(doorWords);
  const facts = factsOf(game.id);
  return (
    <ul className="door-facts" aria-label={words.facts}>
      <li>
        <Icon name="people" size={24} /> {players(...game.players)}
      </li>
      {facts ? (
        <>
          <li>
            <Lasting minutes={facts.minutes} /> {words.minutes(...facts.minutes)}
          </li>
          <li>
            <Wagons count={facts.weight} /> {words.weights[facts.weight - 1]}
          </li>
        </>
      ) : undefined}
    </ul>
  );
}

/** A clock that shows as long as a game lasts, in the middle of what is said. */
function Lasting({ minutes: [least, most] }: Pick<Facts, 'minutes'>): ReactNode {
  const middle = Math.round((least + most) / 2);
  return <Clock hours={Math.floor(middle / 60)} minutes={middle % 60} size={26} />;
}

const WAGONS = [1, 2, 3] as const;

/** How heavy a game is: so many wagons behind the engine, of three. */
function Wagons({ count }: { count: Facts['weight'] }): ReactNode {
  return (
    <svg width="82" height="24" viewBox="0 0 82 24" aria-hidden="true">
      <path d="M2 16V6h9v4h7l3 3v3zM14 4h4v6h-4z" fill="var(--ink)" />
      <circle cx="7" cy="18" r="3" fill="var(--ink)" />
      <circle cx="16" cy="18" r="3" fill="var(--ink)" />
      {WAGONS.map((wagon) => {
        const coupled = wagon <= count;
        const wheel = coupled ? 'var(--ink)' : 'none';
        return (
          <g key={wagon} transform={`translate(${5 + wagon * 19} 0)`} stroke="var(--ink)">
            <path
              d="M1 7h16v9H1z"
              fill={coupled ? 'var(--brass-lit)' : 'none'}
              strokeWidth="1.5"
              strokeDasharray={coupled ? undefined : '2.5 2'}
            />
            <circle cx="5" cy="18.5" r="2.2" fill={wheel} />
            <circle cx="13" cy="18.5" r="2.2" fill={wheel} />
          </g>
        );
      })}
    </svg>
  );
}
