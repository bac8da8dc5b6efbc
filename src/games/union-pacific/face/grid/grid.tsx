import { memo, type ReactNode } from 'react';
import { paymentsInAll } from '#games/union-pacific/rules/dividends.ts';
import type { Event, Own, Table } from '#games/union-pacific/rules/model.ts';
import { BesideSeat } from '#ui/beside-seat.tsx';
import { Seat } from '#ui/seat.tsx';
import { standingOf } from '../logic/standing.ts';
import { colourOf, useViewer } from '../viewer.ts';
import { CompanyRow } from './company-row.tsx';
import { HandCell } from './hand-cell.tsx';
import './grid.css';
import './grid-narrow.css';

/** One table for three questions: who holds what, who is first and second, what a dividend would pay now. */
export const Grid = memo(function Grid({ table, own, event }: GridProps): ReactNode {
  const { words } = useViewer();
  const { grid } = words;
  const { rows, sums } = standingOf(table);
  return (
    <table className="up-grid figures" data-seats={table.players.length + (table.third ? 1 : 0)}>
      <caption>
        {grid.title} {table.phase === 'over' ? null : <small>{grid.sub}</small>}
        <small className="key" aria-hidden="true">
          <span data-hint={words.marks.first} data-hint-rule="9.5">
            <i className="k1" /> {grid.first}
          </span>{' '}
          <span data-hint={words.marks.second} data-hint-rule="9.6">
            <i className="k2" /> {grid.second}
          </span>
        </small>
      </caption>
      <Head table={table} />
      <tbody>
        {rows.map((row) => (
          <CompanyRow key={row.share} row={row} table={table} event={event} />
        ))}
      </tbody>
      <tfoot>
        <DividendRow table={table} sums={sums} />
        <MoneyRow table={table} own={own} />
        <HandsRow table={table} />
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

/** The columns: a seat each, and the imaginary player's. */
function Head({ table }: { table: Table }): ReactNode {
  const { words, names, eyes } = useViewer();
  const { grid } = words;
  const acts = table.phase !== 'over' && table.turns > 0 ? table.turn : undefined;
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="visually-hidden">{grid.company}</span>
        </th>
        <th scope="col" data-hint={words.marks.value} data-hint-rule="9.4">
          {grid.value}
        </th>
        {table.players.map((_, seat) => (
          <th
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is named by its number.
            key={seat}
            scope="col"
            className={['who', seat === eyes ? 'me' : '', seat === acts ? 'acts' : ''].join(' ')}
            title={names[seat]}
          >
            <Seat colour={colourOf(seat)} size={16} />
            {names[seat]}
            <BesideSeat seat={seat} />
          </th>
        ))}
        {table.third ? (
          <th scope="col" className="who third">
            {grid.third}
          </th>
        ) : null}
        <th scope="col" className="left" data-hint={words.marks.trains} data-hint-rule="5.7">
          {grid.trains}
        </th>
      </tr>
    </thead>
  );
}

/** What a dividend would pay now. 12.6: the imaginary player takes part in the last payment only. */
function DividendRow({ table, sums }: { table: Table; sums: readonly number[] }): ReactNode {
  const { grid, marks } = useViewer().words;
  const { players, paid, third, phase } = table;
  const lacksThird = players.length === 2 && paid === paymentsInAll(2) - 1 && third === null;
  return (
    <tr className="dividend" hidden={phase === 'over'}>
      <th
        scope="row"
        colSpan={2}
        data-hint={lacksThird ? grid.withoutThird : marks.dividend}
        data-hint-rule={lacksThird ? '12.2' : '9.5'}
      >
        {grid.dividend}
        {lacksThird ? '*' : ''}
      </th>
      {sums.map((sum, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is named by its number.
        <td key={seat}>+{sum}</td>
      ))}
      <td className="left" />
    </tr>
  );
}

/** What everybody has, as far as these eyes may know. */
function MoneyRow({ table, own }: { table: Table; own: Own | undefined }): ReactNode {
  const { words, eyes } = useViewer();
  const { players, money, third } = table;
  return (
    <tr className="money">
      <th scope="row" colSpan={2} data-hint={words.marks.fortune} data-hint-rule="11.3">
        {words.grid.fortune}
      </th>
      {players.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is named by its number.
        <td key={seat}>
          {money?.[seat] ?? (seat === eyes ? own?.money : undefined) ?? (
            <small>{words.grid.hidden}</small>
          )}
        </td>
      ))}
      {third ? <td>{third.money}</td> : null}
      <td className="left" />
    </tr>
  );
}

function HandsRow({ table: { players, third } }: { table: Table }): ReactNode {
  const { words } = useViewer();
  return (
    <tr className="hands">
      <th scope="row" colSpan={2} data-hint={words.marks.hand} data-hint-rule="8.5">
        {words.grid.hand}
      </th>
      {players.map((player, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is named by its number.
        <HandCell key={seat} player={player} />
      ))}
      {third ? <td /> : null}
      <td className="left" />
    </tr>
  );
}
