import { randomBytes } from 'node:crypto';
import { Conflict } from '#tables/store.ts';
import type { Outcome } from '../jobs/worker.ts';
import { resultStatements } from '../results/statements.ts';
import { dropJob, putJob } from '../sql/job-steps.ts';
import { type Sql, step } from '../sql/sql.ts';
import { mutedNoMore } from '../talk/mutes.ts';
import { type By, noted } from './audit.ts';
import type { HeldSeats } from './held-seats.ts';
import { forgetting } from './personal.ts';
import type { Sessions } from './sessions.ts';
import { accountStatements as statements } from './statements.ts';
import type { Tickets } from './tickets.ts';

const DAY_MS = 86_400_000;

/** A ticket that was handed back can be taken back for so long. */
export const LEAVING_MS = 7 * DAY_MS;

type LeavingHost = {
  sql: Sql;
  now(): number;
  wake(): void;
  ended(sessions: readonly string[]): void;
};

/** Handing a ticket back. */
export class Leaving {
  readonly #host: LeavingHost;
  readonly #tickets: Tickets;
  readonly #sessions: Sessions;
  readonly #seats: HeldSeats;

  constructor(host: LeavingHost, tickets: Tickets, sessions: Sessions, seats: HeldSeats) {
    this.#host = host;
    this.#tickets = tickets;
    this.#sessions = sessions;
    this.#seats = seats;
  }

  /** Asked for twice it is due when it was due. */
  async leave(mark: string, by: By): Promise<void> {
    const due = this.#host.now() + LEAVING_MS;
    try {
      await this.#host.sql.write([
        step(statements.leave, [mark, due], 1),
        putJob({ kind: 'leave', key: mark, due }),
        noted(by, 'leaving'),
      ]);
      this.#host.wake();
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
  }

  async stay(mark: string, by: By): Promise<void> {
    const drop = dropJob({ kind: 'leave', key: mark });
    try {
      await this.#host.sql.write([step(statements.stay, [mark], 1), drop, noted(by, 'staying')]);
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
  }

  /** The job `leave`: all that is personal goes. It can be done again from wherever it was broken off. */
  async finish(mark: string): Promise<Outcome> {
    const { sql, now, ended, wake } = this.#host;
    const ticket = await this.#tickets.of(mark);
    if (ticket) {
      if (ticket.leaves === undefined) return 'done';
      if (ticket.leaves > now()) return { due: ticket.leaves };
      const sessions = await this.#sessions.of(mark);
      const gone = noted({ mark: null, network: '', at: now() }, 'deleted');
      try {
        // First the ticket, which must still be about to go: whoever stays at the last moment stays.
        const end = step(statements.endTicket, [mark, now()], 1);
        await sql.write([end, ...forgetting(mark), mutedNoMore(mark), gone]);
      } catch (error) {
        if (error instanceof Conflict) return 'done';
        throw error;
      }
      ended(sessions.map(({ id }) => id));
    }
    const stranger = randomBytes(32).toString('hex');
    await this.#seats.forget(mark, stranger);
    // The others have played against somebody: who it was goes.
    await sql.write([step(resultStatements.forget, [mark, stranger])]);
    wake();
    return 'done';
  }
}
