import type { DeviceShown, TicketLanguage } from '#protocol/http/account.ts';
import { Conflict } from '#tables/store.ts';
import { markOf } from '#tables/tables.ts';
import { bringInvitations } from '../hall/invitations.ts';
import { type Sql, type Step, step } from '../sql/sql.ts';
import { mutedAlso } from '../talk/mutes.ts';
import { talkStatements } from '../talk/statements.ts';
import { type By, noted } from './audit.ts';
import type { HeldSeats } from './held-seats.ts';
import type { Site } from './passkeys.ts';
import { bringing } from './personal.ts';
import { refuse } from './refused.ts';
import type { Sessions } from './sessions.ts';
import { making, type Tickets } from './tickets.ts';

/** Who asks: from where, and on what. */
export type Caller = { network: string; device: DeviceShown; site: Site };

/** A guest, as they have proved to be one. */
export type Guest = { secret: string; name: string; language: TicketLanguage };

type Parts = { sql: Sql; now(): number; tickets: Tickets; sessions: Sessions; seats: HeldSeats };

/** How a session begins: with a new ticket, or with one that somebody has shown to be theirs. Each gives the session's token. */
export class ComingIn {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The mark of a guest who has no ticket. A device that was sent home makes a new secret first. */
  async newMark(secret: string): Promise<string> {
    const mark = markOf(secret);
    return (await this.#parts.tickets.exists(mark)) ? refuse('secret-used') : mark;
  }

  /** `way`: steps that keep how its holder will come in. */
  async make(caller: Caller, mark: string, guest: Guest, way: readonly Step[]): Promise<string> {
    const { sql, now, tickets, sessions } = this.#parts;
    const name = await tickets.judge(guest.name);
    const { token, step: begun } = sessions.begin(mark, caller.device);
    const made = making(mark, name, now(), guest.language);
    try {
      await sql.write([made, ...way, begun, noted(this.#by(caller, mark), 'ticket-made')]);
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      // Somebody was first: with the name, or with the same answer.
      await tickets.judge(guest.name);
      refuse('not-verified');
    }
    return token;
  }

  /** `steps`: what was shown is used up by them. The seats of this device's guest come along. */
  async enter(
    caller: Caller,
    mark: string,
    secret: string,
    steps: readonly Step[],
    why: 'not-verified' | 'link-over',
  ): Promise<string> {
    const { sql, tickets, sessions, seats } = this.#parts;
    const { token, step: begun } = sessions.begin(mark, caller.device);
    const by = this.#by(caller, mark);
    await writeOrRefuse(sql, [...steps, begun, noted(by, 'entered', caller.device)], why);
    const guest = markOf(secret);
    if (guest !== mark && !(await tickets.exists(guest))) {
      const tables = await seats.bring(guest, mark);
      await sql.write([
        step(talkStatements.bring, [guest, mark]),
        mutedAlso(guest, mark),
        ...bringInvitations(guest, mark),
      ]);
      const note = tables > 0 ? [noted(by, 'seats-brought', { tables })] : [];
      await sql.write([...bringing(guest, mark), ...note]);
    }
    return token;
  }

  #by = ({ network }: Caller, mark: string): By => ({ mark, network, at: this.#parts.now() });
}

/** Whoever comes second is told why. */
export async function writeOrRefuse(
  sql: Sql,
  steps: readonly Step[],
  why: 'not-verified' | 'link-over' | 'name-taken',
): Promise<void> {
  try {
    await sql.write(steps);
  } catch (error) {
    if (error instanceof Conflict) refuse(why);
    throw error;
  }
}
