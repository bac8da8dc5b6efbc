import type { TicketLanguage } from '#protocol/http/account.ts';
import { Conflict } from '#tables/store.ts';
import { posting } from '../mail/letters.ts';
import { type Sql, type Step, step } from '../sql/sql.ts';
import { maybeTextIn, numberIn, textIn } from '../store/columns.ts';
import { hashOf, newRowId } from './hashes.ts';
import { LINK_LETTER, LINK_MS } from './link-letter.ts';
import { refuse } from './refused.ts';
import { accountStatements as statements } from './statements.ts';

/** Letters with a link that one address, or one ticket, may cause in an hour. */
const MOST_TO_ADDRESS = 5;
const MOST_BY_TICKET = 10;
const HOUR_MS = 3_600_000;

/** `enter`: whoever opens it enters, by a new ticket if the address is nobody's. `add`: the address becomes this ticket's. */
export type Link = { address: string; purpose: 'enter' | 'add'; mark: string | undefined };

export type LinkWish = {
  address: string;
  language: TicketLanguage;
  /** Who has asked; nothing: a guest. */
  mark: string | undefined;
};

/** Written in whatever case, an address is one mailbox. */
export const addressOf = (written: string): string => written.trim().toLowerCase();

/** Links by e-mail: each works once, for ten minutes. Only a hash of it is kept. */
export class Links {
  readonly #sql: Sql;
  readonly #now: () => number;

  constructor(sql: Sql, now: () => number) {
    this.#sql = sql;
    this.#now = now;
  }

  /**
   * The same is done, and told, whether the address is known or not, and whether a letter goes or there were too many: who
   * has an address is for its owner alone to learn. False: nothing goes.
   */
  async ask({ address, language, mark }: LinkWish, noted: Step): Promise<boolean> {
    const now = this.#now();
    const since = now - HOUR_MS;
    const count = async (statement: typeof statements.linksTo, key: string): Promise<number> => {
      const [row] = await this.#sql.read(statement, [key, since]);
      return row ? numberIn(row, 'count') : 0;
    };
    const to = await count(statements.linksTo, address);
    const by = mark === undefined ? 0 : await count(statements.linksBy, mark);
    if (to >= MOST_TO_ADDRESS || by >= MOST_BY_TICKET) return false;
    const [id, purpose] = [newRowId(), mark === undefined ? 'enter' : 'add'];
    const values = [id, address, mark ?? null, purpose, '{}', now, now + LINK_MS];
    const letter = { address, mark, language, kind: LINK_LETTER, about: { link: id, purpose } };
    await this.#sql.write([step(statements.makeLink, values), ...posting(letter, now), noted]);
    return true;
  }

  async look(token: string): Promise<Link> {
    const [row] = await this.#sql.read(statements.link, [hashOf(token), this.#now()]);
    if (!row) return refuse('link-over');
    return {
      address: textIn(row, 'address'),
      purpose: textIn(row, 'purpose') as Link['purpose'],
      mark: maybeTextIn(row, 'mark'),
    };
  }

  /** The step that uses it up: it must find it, so that it works once. */
  using = (token: string): Step => step(statements.useLink, [hashOf(token), this.#now()], 1);

  /** Whose an address is. */
  async holderOf(address: string): Promise<string | undefined> {
    const [row] = await this.#sql.read(statements.address, [address]);
    return row && textIn(row, 'mark');
  }

  async addressesOf(mark: string): Promise<string[]> {
    const rows = await this.#sql.read(statements.addressesOf, [mark]);
    return rows.map((row) => textIn(row, 'address'));
  }

  adding = (address: string, mark: string): Step =>
    step(statements.makeAddress, [address, mark, this.#now()]);

  async remove(mark: string, address: string, alongside: readonly Step[]): Promise<void> {
    try {
      await this.#sql.write([...alongside, step(statements.removeAddress, [address, mark], 1)]);
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      refuse((await this.addressesOf(mark)).includes(address) ? 'last-way' : 'malformed');
    }
  }
}
