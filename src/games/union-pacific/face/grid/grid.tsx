import { memo, type ReactNode } from 'react';
import { paymentsInAll } from '#games/union-pacific/rules/dividends.ts';
import type { Event, Own, Table } from '#games/union-pacific/rules/model.ts';
import { Seat } from '#ui/seat.tsx';
import { standingOf } from '../logic/standing.ts';
import { colourOf, useViewer } from '../viewer.ts';
import { CompanyRow } from './company-row.tsx';
import { HandCell } from './hand-cell.tsx';
import './grid.css';
import './grid-narrow.css';

/** One table for three questions: who holds what, who is first and second, what a dividend would pay now. */
export const Grid = memo(function Grid({ table, own, event }: GridProps): ReactNode {
  const { words, names, eyes } = useViewer();
  const { grid } = words;
  const { rows, sums } = standingOf(table);
  const seats = table.players.length;
  const over = table.phase === 'over';
  const lacksThird = seats === 2 && table.paid === paymentsInAll(2) - 1 && table.third === null;
  const moneyOf = (seat: number): ReactNode => {
    if (seat === seats) return table.third?.money;
    const money = table.money?.[seat] ?? (seat === eyes ? own?.money : undefined);
    return money ?? <small>{grid.hidden}</small>;
  };
  return (
    <table className="un-grid num" data-seats={seats + (table.third ? 1 : 0)}>
      <caption>
        {grid.title} {over ? null : <small>{grid.sub}</small>}
        <small className="key">
          <i className="k1" /> {grid.first} <i className="k2" /> {grid.second}
        </small>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">{grid.company}</span>
          </th>
          <th scope="col">{grid.value}</th>
          {table.players.map((_, seat) => (
            <th
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is named by its number.
              key={seat}
              scope="col"
              className={[
                'who',
                seat === eyes ? 'me' : '',
                seat === table.turn && table.phase !== 'over' && table.turns > 0 ? 'acts' : '',
              ].join(' ')}
              title={names[seat]}
            >
              <Seat colour={colourOf(seat)} size={16} />
              {names[seat]}
            </th>
          ))}
          {table.third ? (
            <th scope="col" className="who third">
              {grid.third}
            </th>
          ) : null}
          <th scope="col" className="left">
            {grid.trains}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <CompanyRow key={row.share} row={row} table={table} event={event} />
        ))}
      </tbody>
      <tfoot>
        <tr className="dividend" hidden={over}>
          <th scope="row" colSpan={2} {...(lacksThird ? { title: grid.withoutThird } : {})}>
            {grid.dividend}
            {lacksThird ? '*' : ''}
          </th>
          {sums.map((sum, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is named by its number.
            <td key={seat}>+{sum}</td>
          ))}
          <td className="left" />
        </tr>
        <tr className="money">
          <th scope="row" colSpan={2}>
            {grid.fortune}
          </th>
          {sums.map((_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is named by its number.
            <td key={seat}>{moneyOf(seat)}</td>
          ))}
          <td className="left" />
        </tr>
        <tr className="hands">
          <th scope="row" colSpan={2}>
            {grid.hand}
          </th>
          {table.players.map((player, seat) => (
            <HandCell
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is named by its number.
              key={seat}
              player={player}
            />
          ))}
          {table.third ? <td /> : null}
          <td className="left" />
        </tr>
      </tfoot>
    </table>
  );
});

type GridProps = {
  table: Table;
  own: Own | undefined;
  /** What is being shown: shares just laid out are marked. */
  event?: Event | undefined;
};
