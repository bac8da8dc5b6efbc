import type { HallRow } from '#protocol/hall.ts';
import type { Sql } from '../sql/sql.ts';
import { maybeNumberIn, numberIn, textIn } from '../store/columns.ts';
import { resultStatements as statements } from './statements.ts';

type Places = NonNullable<HallRow['places']>;

/** As many as are read at a time: so many places has the statement. */
const AT_A_TIME = 8;

/** A result is written a moment after its game has ended. Until then it is asked for each time, later seldom. */
const FRESH_MS = 60_000;
const AGAIN_MS = 60_000;

/** So many are kept. */
const MOST = 2000;

/** What came of games, for lists of them. What is written once stays so, and is not read again. */
export class Arrived {
  readonly #sql: Sql;
  readonly #now: () => number;
  readonly #known = new Map<string, Places>();
  /** Which had none, and when that was. */
  readonly #none = new Map<string, number>();

  constructor(sql: Sql, now: () => number) {
    this.#sql = sql;
    this.#now = now;
  }

  /** The same rows; those of games that were won say by whom. */
  async with(rows: readonly HallRow[]): Promise<HallRow[]> {
    const missing = rows.filter((row) => this.#isToBeRead(row)).map(({ id }) => id);
    for (let i = 0; i < missing.length; i += AT_A_TIME) {
      await this.#read(missing.slice(i, i + AT_A_TIME));
    }
    return rows.map((row) => {
      const places = this.#known.get(row.id);
      return places && places.length > 0 ? { ...row, places } : row;
    });
  }

  #isToBeRead({ id, touched }: HallRow): boolean {
    if (this.#known.has(id)) return false;
    const asked = this.#none.get(id);
    const now = this.#now();
    return asked === undefined || now - touched < FRESH_MS || now - asked >= AGAIN_MS;
  }

  async #read(tables: readonly string[]): Promise<void> {
    const asked = Array.from({ length: AT_A_TIME }, (_, i) => tables[i] ?? '');
    const found = new Map<string, Places>();
    for (const row of await this.#sql.read(statements.places, asked)) {
      const [table, place] = [textIn(row, 'table_id'), maybeNumberIn(row, 'place')];
      const score = maybeNumberIn(row, 'score');
      const places = found.get(table) ?? [];
      found.set(table, places);
      // A stopped game has rows without places (H.9).
      if (place === undefined) continue;
      const seat = numberIn(row, 'seat');
      places.push({ seat, place, ...(score === undefined ? {} : { score }) });
    }
    if (this.#known.size + this.#none.size > MOST) this.#forget();
    for (const table of tables) {
      const places = found.get(table);
      if (places) this.#known.set(table, places);
      if (places) this.#none.delete(table);
      else this.#none.set(table, this.#now());
    }
  }

  #forget(): void {
    this.#known.clear();
    this.#none.clear();
  }
}
