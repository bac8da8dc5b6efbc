import { memo, type ReactNode } from 'react';
import type { Column, Table } from '#games/trambahn/rules/model.ts';
import { pointsOf, scoreOf } from '#games/trambahn/rules/score.ts';
import { freshIn } from '../logic/fresh.ts';
import { tallest } from '../logic/strips.ts';
import { type ColumnTally, columnKey, type Tally } from '../logic/tally.ts';
import { useViewer } from '../viewer.ts';
import { ColumnStrip } from './column-strip.tsx';
import { ColumnView } from './column-view.tsx';
import { hintOn } from './mark.tsx';

/** The other player's columns: to be seen, and no place for anything (3.5). */
export function RivalColumns({ table, tally, fresh }: RivalColumnsProps): ReactNode {
  const { words, far } = useViewer();
  const { columns } = table.players[far];
  const fits = { count: columns.length, tallest: tallest(columns), far: true };
  return (
    <ColumnStrip columns={fits} scrolls={columns.length > 7}>
      {columns.length === 0 ? <p className="slot tram-none">{words.board.noColumns}</p> : null}
      {columns.map((column, i) => (
        <RivalColumn
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
          key={i}
          index={i}
          column={column}
          tally={tally?.columns.get(columnKey(far, i))}
          fresh={freshIn(fresh, `strip:${far}:${i}:`)}
        />
      ))}
    </ColumnStrip>
  );
}

type RivalColumnsProps = {
  table: Table;
  tally: Tally | undefined;
  fresh: ReadonlySet<string>;
};

type RivalColumnProps = {
  index: number;
  column: Column;
  tally: ColumnTally | undefined;
  fresh: string;
};

const RivalColumn = memo(function RivalColumn({ index, column, tally, fresh }: RivalColumnProps) {
  const { words, far } = useViewer();
  const { line, cards, tram } = column;
  return (
    <div
      className="tram-col"
      role="img"
      aria-label={words.columnName(line, cards, tram, pointsOf(cards), scoreOf(column))}
      data-spot={`col:${far}:${index}`}
      data-place={`rival:${index}`}
      {...hintOn(words.marks.column(line, pointsOf(cards), tram, cards.length), '9.3')}
    >
      <ColumnView seat={far} index={index} column={column} tally={tally} fresh={fresh} />
    </div>
  );
});
