import type { Event, Line, Table } from '#games/trambahn/rules/model.ts';
import type { Spot } from './spots.ts';

/** Where something that happened is still to be seen, in the order in which it is to be looked at. */
export function spotsAbout(event: Event, table: Table): readonly Spot[] {
  switch (event.is) {
    case 'passenger-laid': {
      const at = table.rows[event.row].lastIndexOf(event.card);
      return [at < 0 ? `line:${event.row}` : `row:${event.row}:${at}`];
    }
    case 'column-started':
    case 'column-extended':
    case 'tram-bought':
    case 'bonus-scored':
      return [`col:${event.seat}:${event.column}`];
    case 'line-scored':
      return [`line:${event.line}`, ...columnsOf(event.line, table)];
    case 'money-halved':
      return ['money:0', 'money:1', 'pile'];
    case 'columns-sold':
    case 'card-banked':
      return [`money:${event.seat}`];
    default:
      return [];
  }
}

function columnsOf(line: Line, { players }: Table): Spot[] {
  return players.flatMap(({ columns }, seat) =>
    columns.flatMap((column, i): Spot[] => (column.line === line ? [`col:${seat}:${i}`] : [])),
  );
}

/** All that these are about, each place once. */
export function pointedSpots(events: readonly Event[], table: Table): readonly Spot[] {
  return [...new Set(events.flatMap((event) => spotsAbout(event, table)))];
}
