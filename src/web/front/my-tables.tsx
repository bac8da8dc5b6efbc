import type { ReactNode } from 'react';
import { Link } from '../link.tsx';
import type { MyTable } from '../my-tables.ts';
import { pathTo } from '../routes.ts';
import { useWords } from '../words/use-words.ts';
import './my-tables.css';
import { TableTicket } from './table-ticket.tsx';

/** The tables of this browser, running ones first; or the places where their tickets will hang. */
export function MyTables({ tables, onPutAway }: MyTablesProps): ReactNode {
  const words = useWords().tables;
  return (
    <section className="my-tables" id="tables" tabIndex={-1} aria-labelledby="tables-title">
      <h2 id="tables-title">{words.title}</h2>
      {tables.length === 0 ? (
        <div className="my-tables-rack">
          <div className="slot">
            <p>
              <b>{words.none}</b>
              <br />
              {words.noneText}
            </p>
          </div>
          <div className="slot" />
          <div className="slot" />
        </div>
      ) : (
        <div className="my-tables-rack">
          {tables.map((table) => (
            <TableTicket key={table.href} table={table} onPutAway={onPutAway} />
          ))}
        </div>
      )}
      {tables.some(({ status }) => status === 'over') ? (
        <Link className="button quiet" href={pathTo.person('me')}>
          {words.figures}
        </Link>
      ) : undefined}
    </section>
  );
}

type MyTablesProps = { tables: readonly MyTable[]; onPutAway: () => void };
