import type { TicketLanguage } from '#protocol/http/account.ts';
import { lookOf } from '#protocol/look-alike.ts';
import { sitterName } from '#protocol/sitter-name.ts';
import { Conflict } from '#tables/store.ts';
import { type Sql, type Step, step } from '../sql/sql.ts';
import { maybeNumberIn, numberIn, type Row, textIn } from '../store/columns.ts';
import { refuse } from './refused.ts';
import { accountStatements as statements } from './statements.ts';

/** What other parts of the house keep of a holder, each under its own name: `hours`, `notices`. */
export type Settings = Readonly<Record<string, unknown>>;

/** A season ticket. Its key is the mark of the guest who made it, and so the holder of their seats. */
export type Ticket = {
  mark: string;
  name: string;
  since: number;
  language: TicketLanguage;
  settings: Settings;
  version: number;
  /** When everything of it goes. */
  leaves: number | undefined;
};

/** How often a change of settings is tried, when others change them too. */
const ATTEMPTS = 5;

export class Tickets {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async of(mark: string): Promise<Ticket | undefined> {
    const [row] = await this.#sql.read(statements.ticket, [mark]);
    return row && ticketIn(row);
  }

  async exists(mark: string): Promise<boolean> {
    return (await this.#sql.read(statements.isTicket, [mark])).length > 0;
  }

  /** Whose name could be taken for this one. */
  async named(name: string): Promise<Ticket | undefined> {
    const { drawn, spelt } = lookOf(name);
    const [row] = await this.#sql.read(statements.ticketNamed, [drawn, spelt]);
    return row && ticketIn(row);
  }

  /** What this holder is to be called. Refuses a name that is none, a bot's, or could be taken for another holder's. */
  async judge(wish: string, mark?: string): Promise<string> {
    const judged = sitterName(wish, []);
    if (!('name' in judged)) return refuse(judged.why);
    const other = await this.named(judged.name);
    return other && other.mark !== mark ? refuse('name-taken') : judged.name;
  }

  /** Settings as they are after `change`, whoever else changes them at the same time. */
  async set(mark: string, change: (settings: Settings) => Settings): Promise<Settings> {
    for (let attempt = 1; ; attempt++) {
      const ticket = (await this.of(mark)) ?? refuse('not-signed-in');
      const settings = change(ticket.settings);
      const values = [mark, ticket.version, JSON.stringify(settings)];
      try {
        await this.#sql.write([step(statements.set, values, 1)]);
        return settings;
      } catch (error) {
        if (!(error instanceof Conflict) || attempt === ATTEMPTS) throw error;
      }
    }
  }
}

export function making(mark: string, name: string, since: number, language: string): Step {
  const { drawn, spelt } = lookOf(name);
  return step(statements.makeTicket, [mark, name, drawn, spelt, since, language]);
}

export function renaming({ mark, version }: Ticket, name: string): Step {
  const { drawn, spelt } = lookOf(name);
  return step(statements.rename, [mark, version, name, drawn, spelt], 1);
}

function ticketIn(row: Row): Ticket {
  return {
    mark: textIn(row, 'mark'),
    name: textIn(row, 'name'),
    since: numberIn(row, 'since'),
    language: textIn(row, 'language') as TicketLanguage,
    settings: JSON.parse(textIn(row, 'settings')) as Settings,
    version: numberIn(row, 'version'),
    leaves: maybeNumberIn(row, 'leaves'),
  };
}
