import type { ReactNode } from 'react';
import type { Table } from '#games/trambahn/model.ts';
import { pointsOf, scoreOf } from '#games/trambahn/score.ts';
import { tallest } from '../logic/strips.ts';
import { columnKey, type Tally } from '../logic/tally.ts';
import { useSight } from '../sight.ts';
import { ColumnStrip } from './column-strip.tsx';
import { ColumnView } from './column-view.tsx';

/** The other player's columns: to be seen, and no place for anything (3.5). */
export function RivalColumns({ table, tally, fresh }: RivalColumnsProps): ReactNode {
  const { words, far } = useSight();
  const { columns } = table.players[far];
  const fits = { count: columns.length, tallest: tallest(columns), far: true };
  return (
    <ColumnStrip columns={fits} scrolls={columns.length > 7}>
      {columns.length === 0 ? <p className="slot tb-none">{words.board.noColumns}</p> : null}
      {columns.map((column, i) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
          key={i}
          className="tb-col"
          role="img"
          aria-label={words.columnName(
            column.line,
            column.cards,
            column.tram,
            pointsOf(column.cards),
            scoreOf(column),
          )}
          data-spot={`col:${far}:${i}`}
          data-place={`rival:${i}`}
        >
          <ColumnView
            seat={far}
            index={i}
            column={column}
            tally={tally?.columns.get(columnKey(far, i))}
            fresh={fresh}
          />
        </div>
      ))}
    </ColumnStrip>
  );
}

type RivalColumnsProps = {
  table: Table;
  tally: Tally | undefined;
  fresh: ReadonlySet<string>;
};
