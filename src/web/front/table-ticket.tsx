import type { ReactNode } from 'react';
import { gameOf } from '#games/catalogue.ts';
import { Ticket } from '#ui/ticket.tsx';
import { AskFirst } from '../ask-first.tsx';
import { Link } from '../link.tsx';
import type { MyTable } from '../my-tables.ts';
import { useSaid, useWords } from '../words/use-words.ts';
import { routeLine } from './route-line.ts';
import './table-ticket.css';

/** A ticket back to a table one has left. */
export function TableTicket({ table, resume = false, onPutAway }: TableTicketProps): ReactNode {
  const { tables } = useWords();
  const over = table.status === 'over';
  const name = useSaid(gameOf(table.game)?.name ?? { en: table.game, fr: table.game });
  const state =
    table.status === 'running'
      ? table.yourTurn
        ? tables.yourTurn
        : tables.theirTurn(table.seats)
      : ((table.won && tables.won(table.won)) ?? tables[table.status]);
  const classes = ['table-ticket', resume && 'resume-ticket', over && 'used'];
  return (
    <Ticket
      colour="blue"
      className={classes.filter(Boolean).join(' ')}
      route={routeLine(name)}
      kind={tables.ways[table.way]}
      start={<Link href={table.href}>{tables.together(table.names)}</Link>}
      text={
        <>
          {state}
          {over || table.detail === undefined ? undefined : ` · ${table.detail}`}
        </>
      }
      overprint={over ? <Punched /> : <Again />}
      foot={
        <>
          <time dateTime={new Date(table.at).toISOString()}>
            {tables.when(table.at, Date.now())}
          </time>
          {onPutAway ? <PutAway table={table} onDone={onPutAway} /> : undefined}
        </>
      }
      go={over ? tables.review : tables.resume}
    />
  );
}

type TableTicketProps = {
  table: MyTable;
  /** On the turntable: the one left last. */
  resume?: boolean;
  /** Where tickets can be put away: what is done then. */
  onPutAway?: () => void;
};

/** A game of this browser lies nowhere else: it is asked about first. */
function PutAway({ table, onDone }: { table: MyTable; onDone: () => void }): ReactNode {
  const { tables } = useWords();
  return (
    <AskFirst
      label={tables.putAway}
      spoken={tables.putAwayWhich(tables.together(table.names))}
      title={tables.putAwayTitle}
      text={table.way === 'online' ? tables.putAwayOnline : tables.putAwayHere}
      kind="stop"
      onYes={() => {
        table.putAway().then(onDone, onDone);
      }}
    />
  );
}

/** An arrow that comes round again. */
function Again(): ReactNode {
  return (
    <svg
      aria-hidden="true"
      width="84"
      height="84"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
    >
      <path d="M18.5 7.5A8 8 0 1 0 20 12" />
      <path d="M20.5 2.5v6h-6" />
    </svg>
  );
}

/** The inspector's punch: this journey is done. */
function Punched(): ReactNode {
  return (
    <svg
      aria-hidden="true"
      width="84"
      height="84"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
    >
      <path d="M4 13l5 6L20 5" />
    </svg>
  );
}
