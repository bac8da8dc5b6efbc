import { type ReactNode, useMemo } from 'react';
import { TYCOONS } from '#games/railroad-tycoon/rules/data/tycoons.ts';
import type { RailroadTycoon, Table } from '#games/railroad-tycoon/rules/model.ts';
import { signed } from '#ui/chart/rows.tsx';
import { type Row, StandingTable } from '#ui/chart/standing-table.tsx';
import type { ScoreProps } from '#ui/face.ts';
import { Seat } from '#ui/seat.tsx';
import { type Account, accountsOf, coursesOf, placesOf, SOURCES } from '../logic/history.ts';
import { colourOf, whoIs } from '../viewer.ts';
import { Chart } from './chart.tsx';
import './result.css';
import type { ResultWords } from './result-words.ts';
import { resultIn } from './words-in.ts';

/** The end: who won, how the points came turn by turn, and from where. */
export function Result(props: ScoreProps<RailroadTycoon>): ReactNode {
  const { table, names, language, told } = props;
  const words = resultIn(language);
  const courses = useMemo(() => coursesOf(table, told), [table, told]);
  const accounts = useMemo(() => accountsOf(table, told), [table, told]);
  return (
    <div className="rt-result">
      <p className="rt-verdict">{verdictOf(props, words)}</p>
      <figure>
        <figcaption>
          {words.chart} <small>{words.chartSub}</small>
        </figcaption>
        <Chart courses={courses} names={names} words={words} />
      </figure>
      <Sources table={table} accounts={accounts} names={names} words={words} />
    </div>
  );
}

export function verdictOf(
  { table, names, eyes }: Pick<ScoreProps<RailroadTycoon>, 'table' | 'names' | 'eyes'>,
  result: ResultWords,
): string {
  const winners = placesOf(table).filter(({ place }) => place === 1);
  const [first] = winners;
  if (first === undefined) return '';
  if (winners.length === 1) return result.won(whoIs({ names, eyes }, first.seat), first.score);
  return result.tied(
    winners.map(({ seat }) => names[seat] ?? ''),
    first.score,
  );
}

type SourcesProps = {
  table: Table;
  accounts: readonly Account[];
  names: readonly string[];
  words: ResultWords;
};

/** One column for each player, the first first. */
function Sources({ table, accounts, names, words: result }: SourcesProps): ReactNode {
  const places = placesOf(table);
  // Who was which tycoon is told, also when it brought nothing.
  const sources = SOURCES.filter(
    (source) =>
      accounts.some((account) => account[source] !== 0) ||
      (source === 'tycoon' && table.result?.tycoons.some((tycoon) => tycoon !== null)),
  );
  const seatAt = (nth: number): number => places[nth]?.seat ?? -1;
  const tycoonOf = (seat: number): number => table.result?.tycoons[seat] ?? -1;
  const rows: Row[] = [
    ...sources.map(
      (source): Row => ({
        name: result.source[source],
        cell: (nth) => (
          <>
            {signed(accounts[seatAt(nth)]?.[source] ?? 0)}
            {source === 'tycoon' ? <Tycoon card={tycoonOf(seatAt(nth))} words={result} /> : null}
          </>
        ),
      }),
    ),
    {
      name: result.total,
      className: 'total',
      cell: (nth) => signed(accounts[seatAt(nth)]?.total ?? 0),
    },
    { name: result.place, cell: (nth) => places[nth]?.place },
    { name: result.links, cell: (nth) => accounts[seatAt(nth)]?.links },
    { name: result.money, cell: (nth) => table.result?.money[seatAt(nth)] },
  ];
  return (
    <div className="rt-sources">
      <StandingTable
        caption={result.sources}
        heads={places.map(({ seat }) => ({
          key: seat,
          head: (
            <>
              <Seat colour={colourOf(seat)} size={18} /> {names[seat]}
            </>
          ),
        }))}
        rows={rows}
      />
      <p>{result.tiebreak}</p>
    </div>
  );
}

/** Who it was, and for what: the card was secret. Where there is little room, the family name. */
function Tycoon({ card, words }: { card: number; words: ResultWords }): ReactNode {
  const { name = '' } = TYCOONS[card] ?? {};
  const family = name.lastIndexOf(' ') + 1;
  return (
    <small>
      <b>
        <span className="given">{name.slice(0, family)}</span>
        {name.slice(family)}
      </b>
      <span className="goal">{words.goal(card)}</span>
    </small>
  );
}
