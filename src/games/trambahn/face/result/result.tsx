import { type ReactNode, useMemo } from 'react';
import type { Table, Trambahn } from '#games/trambahn/rules/model.ts';
import { totalOf } from '#games/trambahn/rules/score.ts';
import type { ScoreProps } from '#ui/face.ts';
import { Seat } from '#ui/seat.tsx';
import { momentsOf } from '../logic/history.ts';
import { SEAT_COLOURS } from '../logic/lines.ts';
import { winnersOf } from '../logic/winners.ts';
import { whoIs } from '../viewer.ts';
import { wordsIn } from '../words/index.ts';
import type { Words } from '../words/words.ts';
import { Chart } from './chart.tsx';
import { Figures } from './figures.tsx';
import '../css/cards.css';
import './result.css';

/** The end: who won and by what, the standings, and how the points came. */
export function Result({ table, eyes, names, language, told }: ScoreProps<Trambahn>): ReactNode {
  const words = wordsIn(language);
  const moments = useMemo(() => momentsOf(table, told), [table, told]);
  return (
    <div className="tram-result">
      <p className="tram-verdict">{verdictOf({ table, eyes, names, words })}</p>
      <Standings table={table} names={names} words={words} />
      <figure className="tram-figure">
        <figcaption>{words.result.chart}</figcaption>
        <Chart moments={moments} names={names} words={words} />
      </figure>
      <details className="tram-details">
        <summary>{words.result.details}</summary>
        <Figures moments={moments} names={names} words={words} />
      </details>
    </div>
  );
}

type Judged = Pick<ScoreProps<Trambahn>, 'table' | 'eyes' | 'names'> & { words: Words };

/** 11.5 to 11.7 */
export function verdictOf({ table, eyes, names, words: { result } }: Judged): string {
  const [winner, other] = winnersOf(table);
  if (winner === undefined || other !== undefined) return result.shared;
  const loser = winner === 0 ? 1 : 0;
  const who = whoIs({ names, eyes }, winner);
  const by = totalOf(table, winner) - totalOf(table, loser);
  if (by > 0) return result.won(who, by);
  return result.wonByMoney(who, [table.players[winner].money, table.players[loser].money]);
}

type StandingsProps = { table: Table; names: readonly string[]; words: Words };

function Standings({ table, names, words: { result, amount } }: StandingsProps) {
  const winners = winnersOf(table);
  const order = winners[0] === 1 ? ([1, 0] as const) : ([0, 1] as const);
  return (
    <table className="tram-standings figures">
      <caption className="visually-hidden">{result.standings}</caption>
      <thead>
        <tr>
          <th scope="col">{result.place}</th>
          <th scope="col">{result.player}</th>
          <th scope="col">{result.scorings}</th>
          <th scope="col">{result.bonus}</th>
          <th scope="col">{result.total}</th>
          <th scope="col">{result.money}</th>
        </tr>
      </thead>
      <tbody>
        {order.map((seat) => {
          const { bonus, money } = table.players[seat];
          const total = totalOf(table, seat);
          return (
            <tr key={seat} className={winners.includes(seat) ? 'won' : undefined}>
              <td>{winners.includes(seat) ? 1 : 2}</td>
              <th scope="row">
                <span>
                  <Seat colour={SEAT_COLOURS[seat]} size={26} />
                  {names[seat]}
                </span>
              </th>
              <td>{total - bonus}</td>
              <td>{bonus || '–'}</td>
              <td className="tram-total">{total}</td>
              <td>{amount(money)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
