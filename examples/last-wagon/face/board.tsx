import type { ReactNode } from 'react';
import { type Action, type LastWagon, MOST_UNCOUPLED } from '#games/last-wagon/rules/model.ts';
import { Button } from '#ui/button.tsx';
import type { BoardProps, ScoreProps } from '#ui/face.ts';
import { wordsIn } from './words.ts';
import './board.css';

/** The siding and its levers. What may not be done now says why when it is tried. */
export function Board({
  table,
  eyes,
  language,
  readOnly,
  act,
  check,
  tools,
}: BoardProps<LastWagon>): ReactNode {
  const words = wordsIn(language);
  const actions = Array.from(
    { length: MOST_UNCOUPLED },
    (_, i): Action => ({ do: 'uncouple', wagons: i + 1 }),
  );
  return (
    <section className="last-wagon">
      <p>{words.left(table.wagons)}</p>
      <p className="last-wagon-siding" aria-hidden="true">
        {'▭'.repeat(table.wagons)}
      </p>
      {eyes !== 'watcher' &&
        actions.map((action) => (
          <Button
            key={action.wagons}
            aria-disabled={readOnly || check(action) !== undefined}
            onClick={({ currentTarget }) => void act([action], currentTarget)}
          >
            {words.uncouple(action.wagons)}
          </Button>
        ))}
      {tools}
    </section>
  );
}

export function Score({ table, names, language }: ScoreProps<LastWagon>): ReactNode {
  const words = wordsIn(language);
  return (
    <ul>
      {table.uncoupled.map((wagons, seat) => (
        <li key={names[seat]}>{words.uncoupled(names[seat] ?? '', wagons)}</li>
      ))}
    </ul>
  );
}

export function ScoreLine({ table }: ScoreProps<LastWagon>): ReactNode {
  return table.uncoupled.join(' : ');
}
