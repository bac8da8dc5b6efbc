import type { Seat } from '#kernel/game.ts';
import type { Store } from '#tables/store.ts';
import { hashOf, newToken } from '../accounts/hashes.ts';
import { type Sql, step } from '../sql/sql.ts';
import { numberIn, textIn } from '../store/columns.ts';
import { programStatements as statements } from './statements.ts';

/** Whom a token lets in, and where: whoever held the seat when it was made. */
export type Holding = { table: string; seat: Seat; holder: string };

/** What a token begins with, so that whoever finds one knows what it is. */
const PREFIX = 'rotonde_';

/** Tokens by which programs play. One for a seat: a new one ends the one before. */
export class SeatTokens {
  readonly #sql: Sql;
  readonly #store: Pick<Store, 'load'>;
  readonly #now: () => number;

  constructor(sql: Sql, store: Pick<Store, 'load'>, now: () => number) {
    this.#sql = sql;
    this.#store = store;
    this.#now = now;
  }

  /** Nothing: the seat is not theirs. The token is told once, and only its hash is kept. */
  async make({ table, seat, holder }: Holding): Promise<string | undefined> {
    if (!(await this.#isTheirs({ table, seat, holder })) || (await this.#isJourney(table))) {
      return undefined;
    }
    const token = `${PREFIX}${newToken()}`;
    await this.#sql.write([
      step(statements.end, [table, seat]),
      step(statements.put, [table, seat, hashOf(token), holder, this.#now()]),
    ]);
    return token;
  }

  /** When the token of the seat was made, if there is one that opens it; nothing: the seat is not theirs. */
  async look(holding: Holding): Promise<{ made?: number } | undefined> {
    if (!(await this.#isTheirs(holding))) return undefined;
    const { table, seat, holder } = holding;
    const [row] = await this.#sql.read(statements.made, [table, seat, holder]);
    return row ? { made: numberIn(row, 'made') } : {};
  }

  /** False: the seat is not theirs. */
  async end(holding: Holding): Promise<boolean> {
    if (!(await this.#isTheirs(holding))) return false;
    await this.#sql.write([step(statements.end, [holding.table, holding.seat])]);
    return true;
  }

  async find(token: string): Promise<Holding | undefined> {
    if (!/^rotonde_[A-Za-z0-9_-]{43}$/.test(token)) return undefined;
    const [row] = await this.#sql.read(statements.find, [hashOf(token)]);
    if (!row) return undefined;
    const table = textIn(row, 'table_id');
    return { table, seat: numberIn(row, 'seat'), holder: textIn(row, 'mark') };
  }

  /** H.15: nothing but a person plays it. */
  async #isJourney(table: string): Promise<boolean> {
    return (await this.#store.load(table))?.beside.daily !== undefined;
  }

  async #isTheirs({ table, seat, holder }: Holding): Promise<boolean> {
    const sitter = (await this.#store.load(table))?.seats[seat];
    return sitter?.kind === 'guest' && sitter.holder === holder;
  }
}
