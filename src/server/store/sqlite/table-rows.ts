import type { DatabaseSync } from 'node:sqlite';
import type { Pace } from '#clocks/pace.ts';
import type { Beside } from '#tables/beside.ts';
import { type Change, type Head, type Header, hasBegun, type SeatStored } from '#tables/store.ts';
import { maybeNumberIn, maybeTextIn, numberIn, type Row, textIn } from '../columns.ts';
import { accessOf } from '../server-store.ts';

/** How other rows name a table, from the name that it has outside: null if there is none of that name. */
export const NUMBER = '(SELECT number FROM tables WHERE id = ?)';

export const TABLE_COLUMNS =
  'number, id, game, rules, options, secret, at, host, over, version, beside, pace';

/** A table as its row has it. `over`: whether the game has ended; nothing: it was stored before this was kept. */
export type TableStored = {
  number: number;
  header: Header;
  over: boolean | undefined;
  version: number;
  beside: Beside;
};

/** The rows of `tables`. */
export function tableRows(database: DatabaseSync) {
  const insert = database.prepare(`
    INSERT INTO tables (id, game, rules, options, secret, at, host, over, pace, beside, access, begun)
    VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?)`);
  const select = database.prepare(`
    SELECT ${TABLE_COLUMNS} FROM tables WHERE id = ?`);
  const head = database.prepare(`
    SELECT version, coalesce(
             (SELECT last FROM gestures WHERE "table" = number ORDER BY seq DESC LIMIT 1), 0) AS entries
      FROM tables WHERE id = ?`);
  const goUp = database.prepare(
    'UPDATE tables SET version = version + 1 WHERE id = ? AND version = ?',
  );
  const setHost = database.prepare('UPDATE tables SET host = ? WHERE id = ?');
  const setBeside = database.prepare('UPDATE tables SET beside = ?, access = ? WHERE id = ?');
  const setBegun = database.prepare('UPDATE tables SET begun = ? WHERE id = ?');
  const setOver = database.prepare('UPDATE tables SET over = ? WHERE id = ?');
  return {
    insert(header: Header, seats: readonly SeatStored[], beside: Beside): void {
      const { id, game, rules, options, secret, at, host = null, pace } = header;
      const paceText = pace === undefined ? null : JSON.stringify(pace);
      const besideText = JSON.stringify(beside);
      const begun = hasBegun(seats, beside) ? 1 : 0;
      const first = [id, game, rules, JSON.stringify(options), secret, at, host] as const;
      insert.run(...first, paceText, besideText, accessOf(beside), begun);
    },
    find(id: string): TableStored | undefined {
      const row = select.get(id);
      return row && tableOf(row);
    },
    head(id: string): Head | undefined {
      const row = head.get(id);
      return row && { id, entries: numberIn(row, 'entries'), version: numberIn(row, 'version') };
    },
    /** Has it this version? Then it goes up by one, and the change is made. */
    change(id: string, version: number, { host, beside, begun, over }: Change): boolean {
      if (goUp.run(id, version).changes === 0) return false;
      if (host !== undefined) setHost.run(host, id);
      if (beside) setBeside.run(JSON.stringify(beside), accessOf(beside), id);
      if (over !== undefined) setOver.run(over ? 1 : 0, id);
      if (begun !== undefined) setBegun.run(begun ? 1 : 0, id);
      return true;
    },
    setOver(id: string, over: boolean): void {
      setOver.run(over ? 1 : 0, id);
    },
  };
}

export function tableOf(row: Row): TableStored {
  const header: Header = {
    id: textIn(row, 'id'),
    game: textIn(row, 'game'),
    rules: numberIn(row, 'rules'),
    options: JSON.parse(textIn(row, 'options')),
    secret: textIn(row, 'secret'),
    at: numberIn(row, 'at'),
  };
  const [host, pace] = [maybeTextIn(row, 'host'), maybeTextIn(row, 'pace')];
  if (host !== undefined) header.host = host;
  if (pace !== undefined) header.pace = JSON.parse(pace) as Pace;
  const over = maybeNumberIn(row, 'over');
  return {
    number: numberIn(row, 'number'),
    header,
    over: over === undefined ? undefined : over === 1,
    version: numberIn(row, 'version'),
    beside: JSON.parse(maybeTextIn(row, 'beside') ?? '{}') as Beside,
  };
}
