import type { DeviceShown } from '#protocol/http/account.ts';
import { type Sql, type Step, step } from '../sql/sql.ts';
import { numberIn, type Row, textIn } from '../store/columns.ts';
import { hashOf, newRowId, newToken } from './hashes.ts';
import { accountStatements as statements } from './statements.ts';

const DAY_MS = 86_400_000;

/** Whoever does not come for so long enters anew. */
export const SESSION_MS = 90 * DAY_MS;

/** That somebody was seen is written down so often. */
const SEEN_MS = 3_600_000;

export type Session = {
  /** By what the holder names it. Whoever knows it can do nothing with it. */
  id: string;
  mark: string;
  device: DeviceShown;
  made: number;
  seen: number;
};

/** Who has come in on which device. The token is in a cookie, and only its hash is kept. */
export class Sessions {
  readonly #sql: Sql;
  readonly #now: () => number;

  constructor(sql: Sql, now: () => number) {
    this.#sql = sql;
    this.#now = now;
  }

  /** One of before, if it is still one; it then lasts longer. */
  async find(token: string): Promise<Session | undefined> {
    const [hash, now] = [hashOf(token), this.#now()];
    const [row] = await this.#sql.read(statements.session, [hash, now]);
    if (!row) return undefined;
    const session = sessionIn(row);
    if (now - session.seen > SEEN_MS) {
      await this.#sql.write([step(statements.seeSession, [hash, now, now + SESSION_MS])]);
    }
    return session;
  }

  async isOpen(id: string): Promise<boolean> {
    return (await this.#sql.read(statements.isOpen, [id, this.#now()])).length > 0;
  }

  async of(mark: string): Promise<Session[]> {
    return (await this.#sql.read(statements.sessionsOf, [mark, this.#now()])).map(sessionIn);
  }

  /** A new one, and the step that keeps it. */
  begin(mark: string, device: DeviceShown): { token: string; step: Step } {
    const [token, now] = [newToken(), this.#now()];
    const values = [hashOf(token), newRowId(), mark, JSON.stringify(device), now, now + SESSION_MS];
    return { token, step: step(statements.makeSession, values) };
  }
}

/** Steps that end these sessions of a holder. */
export const ending = (mark: string, ids: readonly string[]): Step[] =>
  ids.map((id) => step(statements.endSession, [mark, id]));

function sessionIn(row: Row): Session {
  return {
    id: textIn(row, 'id'),
    mark: textIn(row, 'mark'),
    device: JSON.parse(textIn(row, 'device')) as DeviceShown,
    made: numberIn(row, 'made'),
    seen: numberIn(row, 'seen'),
  };
}
