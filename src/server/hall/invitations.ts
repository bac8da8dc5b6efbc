import { type Sql, type Step, step } from '../sql/sql.ts';
import { numberIn, textIn } from '../store/columns.ts';
import { hallStatements as statements } from './statements.ts';

/** A table that waits goes after a week; who was invited to one that is played may still come to watch. */
const KEPT_MS = 60 * 86_400_000;

/** As many as a host may invite to one table. */
export const MOST_INVITED = 24;

export type Invitation = { table: string; inviter: string; made: number };

/** Who is invited where. */
export class Invitations {
  readonly #sql: Sql;
  readonly #now: () => number;

  constructor(sql: Sql, now: () => number) {
    this.#sql = sql;
    this.#now = now;
  }

  /** False: there are enough already. Who is invited again has been invited. */
  async invite(table: string, mark: string, inviter: string): Promise<boolean> {
    const [row] = await this.#sql.read(statements.countInvited, [table]);
    if (row && numberIn(row, 'count') >= MOST_INVITED) return this.isInvited(table, mark);
    await this.#sql.write([step(statements.invite, [table, mark, inviter, this.#now()])]);
    return true;
  }

  /** Whoever has declined may still change their mind. */
  async isInvited(table: string, mark: string): Promise<boolean> {
    return (await this.#sql.read(statements.isInvited, [table, mark])).length > 0;
  }

  /** Those that have not been declined, the latest first. */
  async to(mark: string, most: number): Promise<Invitation[]> {
    const rows = await this.#sql.read(statements.invitationsTo, [mark, most]);
    return rows.map((row) => ({
      table: textIn(row, 'table'),
      inviter: textIn(row, 'inviter'),
      made: numberIn(row, 'made'),
    }));
  }

  async decline(table: string, mark: string): Promise<void> {
    await this.#sql.write([step(statements.decline, [table, mark, this.#now()])]);
  }
}

/** All that one mark was invited to, another is from now on. */
export const bringInvitations = (from: string, to: string): Step[] => [
  step(statements.bring, [from, to]),
  step(statements.dropBrought, [from]),
];

/** Part of the day's tidying. */
export async function tidyHall(sql: Sql, now: number): Promise<void> {
  await sql.write([
    step(statements.tidyInvitations, [now - KEPT_MS]),
    step(statements.tidyPresent, [now - KEPT_MS]),
  ]);
}
