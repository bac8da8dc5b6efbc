import type { ReactNode } from 'react';
import type { RailroadTycoon } from '#games/railroad-tycoon/rules/model.ts';
import type { ScoreProps } from '#ui/face.ts';
import { Seat } from '#ui/seat.tsx';
import { useShown } from '#ui/shown.ts';
import { countedOf } from '../logic/points.ts';
import { shownAt } from '../logic/shown.ts';
import { colourOf, whoIs } from '../viewer.ts';
import { wordsIn } from '../words/index.ts';
import './score-line.css';

/** Everybody's points, in the bar of a phone. */
export function ScoreLine(props: ScoreProps<RailroadTycoon>): ReactNode {
  const { eyes, names, language } = props;
  const { score } = wordsIn(language);
  const { table } = useShown(shownAt, props);
  const said = table.players.map((_, seat) =>
    score.has(whoIs({ names, eyes }, seat), countedOf(table, seat)),
  );
  return (
    <div className="rt-score-line figures" data-spot="income" data-seats={table.players.length}>
      <span className="visually-hidden">{score.line(said)}</span>
      {table.players.map((_, seat) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is named by its number.
          key={seat}
          className={table.result === null && seat === table.seat ? 'acts' : undefined}
          aria-hidden="true"
        >
          <Seat colour={colourOf(seat)} size={18} />
          <b>{`${countedOf(table, seat)}`.replace('-', '−')}</b>
        </span>
      ))}
    </div>
  );
}
