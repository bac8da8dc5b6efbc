import { type ReactNode, useMemo } from 'react';
import type { Pionniers, Table } from '#games/pionniers/rules/model.ts';
import { type Row, StandingTable } from '#ui/chart/standing-table.tsx';
import type { ScoreProps } from '#ui/face.ts';
import { Badge } from '../board/badge.tsx';
import { type Figures, type Journey, journeysOf, placesOf } from '../logic/history.ts';
import { verdictOf } from '../logic/verdict.ts';
import { wordsIn } from '../words/index.ts';
import type { Words } from '../words/words.ts';
import { Chart } from './chart.tsx';
import './result.css';

/** The end: who won, how the trains came along, and what happened to each. */
export function Result({ table, eyes, names, language, told }: ScoreProps<Pionniers>): ReactNode {
  const words = wordsIn(language);
  const journeys = useMemo(() => journeysOf(table, told), [table, told]);
  return (
    <div className="pio-result">
      <p className="pio-verdict">{verdictOf({ table, eyes, names, words })}</p>
      <figure>
        <figcaption>{words.result.chart}</figcaption>
        <Chart table={table} journeys={journeys} names={names} words={words} />
      </figure>
      <Standings table={table} journeys={journeys} names={names} words={words} />
    </div>
  );
}

const COLUMNS = [
  'placed',
  'suffered',
  'pushed',
  'derailed',
  'ambushed',
  'cards',
  'thrown',
] as const satisfies readonly (keyof Figures)[];

type StandingsProps = {
  table: Table;
  journeys: readonly Journey[];
  names: readonly string[];
  words: Words;
};

function Standings({ table, journeys, names, words: { result } }: StandingsProps): ReactNode {
  const places = placesOf(table);
  const seatOn = (line: number): number => table.trains[line]?.seat ?? 0;
  const rows: Row[] = [
    { name: result.place, cell: (nth) => places[nth]?.place },
    {
      name: result.space,
      className: 'pio-figures-front',
      cell: (nth) => table.trains[places[nth]?.line ?? -1]?.front,
    },
    ...COLUMNS.map(
      (what): Row => ({
        name: result[what],
        cell: (nth) => journeys[places[nth]?.line ?? -1]?.figures[what] || '–',
      }),
    ),
  ];
  return (
    <div className="pio-figures">
      <StandingTable
        caption={result.figures}
        heads={places.map(({ line }) => ({
          key: line,
          head: (
            <>
              <Badge seat={seatOn(line)} line={line} size={24} />
              <span>{names[seatOn(line)]}</span>
            </>
          ),
        }))}
        rows={rows}
      />
    </div>
  );
}
