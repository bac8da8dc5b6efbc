import type { ReactNode } from 'react';
import type { Table } from '#games/trambahn/rules/model.ts';
import { pointsOf, scoreOf } from '#games/trambahn/rules/score.ts';
import { freshIn } from '../logic/fresh.ts';
import { NUMERALS, TONES } from '../logic/lines.ts';
import { columnKey, type Tally } from '../logic/tally.ts';
import { useViewer } from '../viewer.ts';
import { hintOn } from './mark.tsx';

/** A chip for each of the rival's columns: line, how many cards up to which value, tram, worth now. */
export function RivalChips({ table, tally, fresh }: ChipsProps): ReactNode {
  const { words, far } = useViewer();
  const { columns } = table.players[far];
  if (columns.length === 0) return <p className="tram-no-chips">{words.board.noColumns}</p>;
  return (
    <ul className="tram-chips">
      {columns.map((column, i) => {
        const counted = tally?.columns.get(columnKey(far, i));
        const points = pointsOf(column.cards);
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
            key={i}
            className={`tram-chip-col tram-line-${TONES[column.line]}${counted ? ' counting' : ''}${freshIn(fresh, `strip:${far}:${i}:`) === '' ? '' : ' fresh'}`}
            data-spot={`col:${far}:${i}`}
            data-place={`rival:${i}`}
            {...hintOn(
              words.marks.column(column.line, points, column.tram, column.cards.length),
              '9.3',
            )}
          >
            <span className="visually-hidden">
              {words.columnName(column.line, column.cards, column.tram, points, scoreOf(column))}
            </span>
            <i aria-hidden="true">{NUMERALS[column.line]}</i>
            <em aria-hidden="true">
              {words.board.chip(column.cards.length)}
              {column.tram === 0 ? '' : ` ×${column.tram}`}
            </em>
            <b className="figures" aria-hidden="true">
              {counted && !counted.times ? counted.sum : column.tram === 0 ? '?' : scoreOf(column)}
            </b>
          </li>
        );
      })}
    </ul>
  );
}

type ChipsProps = { table: Table; tally: Tally | undefined; fresh: ReadonlySet<string> };
