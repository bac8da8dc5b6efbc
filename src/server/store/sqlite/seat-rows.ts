import type { DatabaseSync } from 'node:sqlite';
import type { SeatStored } from '#tables/store.ts';
import { type Row, textIn } from '../columns.ts';
import { NUMBER } from './table-rows.ts';

/** The rows of `seats`. */
export function seatRows(database: DatabaseSync) {
  const put = database.prepare(`
    INSERT INTO seats ("table", seat, kind, name, holder, bot) VALUES (${NUMBER}, ?, ?, ?, ?, ?)
    ON CONFLICT ("table", seat) DO UPDATE SET
      kind = excluded.kind, name = excluded.name, holder = excluded.holder, bot = excluded.bot`);
  const dropFrom = database.prepare(`DELETE FROM seats WHERE "table" = ${NUMBER} AND seat >= ?`);
  const select = database.prepare(`
    SELECT kind, name, holder, bot FROM seats WHERE "table" = ${NUMBER} ORDER BY seat`);
  return {
    put(table: string, seats: readonly SeatStored[]): void {
      for (const [index, seat] of seats.entries()) {
        const name = seat.kind === 'open' ? null : seat.name;
        const holder = seat.kind === 'guest' ? seat.holder : null;
        put.run(table, index, seat.kind, name, holder, seat.kind === 'bot' ? seat.bot : null);
      }
      dropFrom.run(table, seats.length);
    },
    of(table: string): SeatStored[] {
      return select.all(table).map(seatOf);
    },
  };
}

function seatOf(row: Row): SeatStored {
  const kind = textIn(row, 'kind') as SeatStored['kind'];
  switch (kind) {
    case 'open':
      return { kind };
    case 'guest':
      return { kind, name: textIn(row, 'name'), holder: textIn(row, 'holder') };
    case 'bot':
      return { kind, bot: textIn(row, 'bot'), name: textIn(row, 'name') };
  }
}
