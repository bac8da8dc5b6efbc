import type { DatabaseSync } from 'node:sqlite';
import type { AskStored, Change, Head, Header } from '#tables/store.ts';
import { maybeNumberIn, maybeTextIn, numberIn, type Row, textIn } from '../columns.ts';

/** How other rows name a table, from the name that it has outside: null if there is none of that name. */
export const NUMBER = '(SELECT number FROM tables WHERE id = ?)';

/** A table as its row has it. `over`: whether the game has ended; nothing: it was stored before this was kept. */
export type TableStored = {
  number: number;
  header: Header;
  over: boolean | undefined;
  version: number;
  ask?: AskStored;
};

/** The rows of `tables`. */
export function tableRows(database: DatabaseSync) {
  const insert = database.prepare(`
    INSERT INTO tables (id, game, rules, options, secret, at, host, over)
    VALUES (?, ?, ?, ?, ?, ?, ?, 0)`);
  const select = database.prepare(`
    SELECT number, id, game, rules, options, secret, at, host, over, version, ask
      FROM tables WHERE id = ?`);
  const head = database.prepare(`
    SELECT version, coalesce(
             (SELECT last FROM gestures WHERE "table" = number ORDER BY seq DESC LIMIT 1), 0) AS entries
      FROM tables WHERE id = ?`);
  const goUp = database.prepare(
    'UPDATE tables SET version = version + 1 WHERE id = ? AND version = ?',
  );
  const setHost = database.prepare('UPDATE tables SET host = ? WHERE id = ?');
  const setAsk = database.prepare('UPDATE tables SET ask = ? WHERE id = ?');
  const setOver = database.prepare('UPDATE tables SET over = ? WHERE id = ?');
  return {
    insert({ id, game, rules, options, secret, at, host }: Header): void {
      insert.run(id, game, rules, JSON.stringify(options), secret, at, host ?? null);
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
    change(id: string, version: number, { host, ask }: Change): boolean {
      if (goUp.run(id, version).changes === 0) return false;
      if (host !== undefined) setHost.run(host, id);
      if (ask !== undefined) setAsk.run(ask && JSON.stringify(ask), id);
      return true;
    },
    setOver(id: string, over: boolean): void {
      setOver.run(over ? 1 : 0, id);
    },
  };
}

function tableOf(row: Row): TableStored {
  const header: Header = {
    id: textIn(row, 'id'),
    game: textIn(row, 'game'),
    rules: numberIn(row, 'rules'),
    options: JSON.parse(textIn(row, 'options')),
    secret: textIn(row, 'secret'),
    at: numberIn(row, 'at'),
  };
  const host = maybeTextIn(row, 'host');
  const over = maybeNumberIn(row, 'over');
  const ask = maybeTextIn(row, 'ask');
  return {
    number: numberIn(row, 'number'),
    header: host === undefined ? header : { ...header, host },
    over: over === undefined ? undefined : over === 1,
    version: numberIn(row, 'version'),
    ...(ask === undefined ? {} : { ask: JSON.parse(ask) as AskStored }),
  };
}
