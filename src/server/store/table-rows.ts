import type { DatabaseSync } from 'node:sqlite';
import type { Header } from '#tables/store.ts';
import { maybeNumberIn, maybeTextIn, numberIn, type Row, textIn } from './columns.ts';

/** How other rows name a table, from the name that it has outside: null if there is none of that name. */
export const NUMBER = '(SELECT number FROM tables WHERE id = ?)';

/** A table as its row has it. `over`: whether the game has ended; nothing: it was stored before this was kept. */
export type TableStored = { number: number; header: Header; over: boolean | undefined };

/** The rows of `tables`. */
export function tableRows(database: DatabaseSync) {
  const insert = database.prepare(`
    INSERT INTO tables (id, game, rules, options, secret, at, host, over)
    VALUES (?, ?, ?, ?, ?, ?, ?, 0)`);
  const select = database.prepare(`
    SELECT number, id, game, rules, options, secret, at, host, over FROM tables WHERE id = ?`);
  const setHost = database.prepare('UPDATE tables SET host = ? WHERE id = ?');
  const setOver = database.prepare('UPDATE tables SET over = ? WHERE id = ?');
  return {
    insert({ id, game, rules, options, secret, at, host }: Header): void {
      insert.run(id, game, rules, JSON.stringify(options), secret, at, host ?? null);
    },
    find(id: string): TableStored | undefined {
      const row = select.get(id);
      return row && tableOf(row);
    },
    setHost(id: string, holder: string): void {
      setHost.run(holder, id);
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
  return {
    number: numberIn(row, 'number'),
    header: host === undefined ? header : { ...header, host },
    over: over === undefined ? undefined : over === 1,
  };
}
