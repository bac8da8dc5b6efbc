import type { ReactNode } from 'react';
import type { RailroadTycoon } from '#games/railroad-tycoon/rules/model.ts';
import type { ScoreProps } from '#ui/face.ts';
import { Seat } from '#ui/seat.tsx';
import { useShown } from '#ui/shown.ts';
import { minus, pointsOf } from '../logic/points.ts';
import { shownAt } from '../logic/shown.ts';
import { colourOf, whoIs } from '../viewer.ts';
import { wordsIn } from '../words/index.ts';
import './score-line.css';

/** Everybody's points with the shares taken off, in the bar of a phone. */
export function ScoreLine(props: ScoreProps<RailroadTycoon>): ReactNode {
  const { eyes, names, language } = props;
  const { score } = wordsIn(language);
  const { table } = useShown(shownAt, props);
  const { players, result } = table;
  const nets = players.map((_, seat) => minus(pointsOf(table, seat).net));
  const said = nets.map((net, seat) => score.has(whoIs({ names, eyes }, seat), net));
  return (
    <div className="rt-score-line figures" data-spot="income" data-seats={nets.length}>
      <span className="visually-hidden">{score.line(said)}</span>
      {nets.map((net, seat) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is named by its number.
          key={seat}
          className={result === null && seat === table.seat ? 'acts' : undefined}
          aria-hidden="true"
        >
          <Seat colour={colourOf(seat)} size={16} />
          <b>{net}</b>
        </span>
      ))}
      {result === null && players.some(({ shares }) => shares > 0) ? (
        <small>{score.netOf}</small>
      ) : null}
    </div>
  );
}
