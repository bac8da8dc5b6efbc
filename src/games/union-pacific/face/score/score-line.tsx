import type { ReactNode } from 'react';
import type { UnionPacific } from '#games/union-pacific/rules/model.ts';
import type { ScoreProps } from '#ui/face.ts';
import { Seat } from '#ui/seat.tsx';
import { useShown } from '#ui/shown.ts';
import { shownAt } from '../logic/shown.ts';
import { colourOf, whoIs } from '../viewer.ts';
import { wordsIn } from '../words/index.ts';
import './score.css';

/** What everybody has, in the bar of a phone. */
export function ScoreLine(props: ScoreProps<UnionPacific>): ReactNode {
  const { table, eyes, names, language } = props;
  const words = wordsIn(language);
  const shown = useShown(shownAt, props);
  const moneyOf = (seat: number): number | undefined =>
    shown.table.money?.[seat] ?? (seat === eyes ? shown.own?.money : undefined);
  const said = table.players.flatMap((_, seat) => {
    const money = moneyOf(seat);
    return money === undefined ? [] : [words.score.has(whoIs({ names, eyes }, seat), money)];
  });
  return (
    <div className="up-score-line figures" data-seats={table.players.length}>
      <span className="visually-hidden">{words.score.line(said)}</span>
      {table.players.map((_, seat) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is named by its number.
          key={seat}
          className={seat === shown.table.turn ? 'acts' : undefined}
          aria-hidden="true"
        >
          <Seat colour={colourOf(seat)} size={18} />
          <b>{moneyOf(seat) ?? '?'}</b>
        </span>
      ))}
    </div>
  );
}
