import type { AccountShown, LinkShown, TicketLanguage } from '#protocol/http/account.ts';
import { markOf } from '#tables/tables.ts';
import { type Sql, step } from '../sql/sql.ts';
import { type Muting, muting } from '../talk/mutes.ts';
import { type By, noted } from './audit.ts';
import { type Caller, ComingIn, type Guest, writeOrRefuse } from './coming-in.ts';
import { hashOf } from './hashes.ts';
import { HeldSeats, type SeatsHost } from './held-seats.ts';
import { Leaving } from './leaving.ts';
import { Links } from './links.ts';
import { Passkeys } from './passkeys.ts';
import { refuse } from './refused.ts';
import { ending, type Session, Sessions } from './sessions.ts';
import { shownTo } from './shown.ts';
import { accountStatements as statements } from './statements.ts';
import { renaming, type Ticket, Tickets } from './tickets.ts';

export type AccountsHost = SeatsHost & {
  sql: Sql;
  now(): number;
  /** Can letters be sent from here? */
  isMailSent: boolean;
  /** There is a job to take. */
  wake(): void;
  /** These sessions are over: whoever is here by one is sent home, at every node. */
  ended(sessions: readonly string[]): void;
};

/** Season tickets: how somebody gets one, comes in, and is the same holder on every device. */
export class Accounts {
  readonly tickets: Tickets;
  readonly sessions: Sessions;
  readonly passkeys: Passkeys;
  readonly links: Links;
  readonly seats: HeldSeats;
  readonly leaving: Leaving;
  readonly #comingIn: ComingIn;
  readonly #host: AccountsHost;

  constructor(host: AccountsHost) {
    const { sql, now } = host;
    this.#host = host;
    this.tickets = new Tickets(sql);
    this.sessions = new Sessions(sql, now);
    this.passkeys = new Passkeys(sql, now);
    this.links = new Links(sql, now);
    this.seats = new HeldSeats(host);
    const { tickets, sessions, seats } = this;
    this.#comingIn = new ComingIn({ sql, now, tickets, sessions, seats });
    this.leaving = new Leaving(host, this.tickets, this.sessions, this.seats);
  }

  /** Whose seats these are: of the ticket of a session, or of a guest. A ticket's own secret no longer opens anything by itself. */
  async holderOf(secret: string, session: { mark: string } | undefined): Promise<string> {
    if (session) return session.mark;
    const mark = markOf(secret);
    return (await this.tickets.exists(mark)) ? hashOf(`signed out ${mark}`) : mark;
  }

  /** For sockets, which are open for long. */
  isIn({ id }: { id: string }): Promise<boolean> {
    return this.sessions.isOpen(id);
  }

  shown(session: Session | undefined): Promise<AccountShown> {
    return shownTo(this, this.#host.isMailSent, session);
  }

  /** Who is muted then. */
  mute(mark: string, change: Muting): Promise<string[]> {
    const { sql, now } = this.#host;
    return muting(sql, mark, change, now());
  }

  /** For a new ticket, or one more for the holder's. */
  async passkeyToMake(
    { site }: Caller,
    session: Session | undefined,
    guest: Omit<Guest, 'language'>,
  ) {
    if (session) {
      const ticket = await this.ticketOf(session);
      return this.passkeys.optionsToMake(site, ticket.mark, ticket.name);
    }
    const mark = await this.#comingIn.newMark(guest.secret);
    return this.passkeys.optionsToMake(site, mark, await this.tickets.judge(guest.name));
  }

  /** The token of the session that begins with it; nothing, if there was one. */
  async passkeyMade(caller: Caller, session: Session | undefined, guest: Guest, answer: unknown) {
    const { browser, system } = caller.device;
    const label = [browser, system].filter((part) => part !== '').join(', ');
    if (!session) {
      const mark = await this.#comingIn.newMark(guest.secret);
      const steps = await this.passkeys.made(caller.site, mark, answer, label);
      return this.#comingIn.make(caller, mark, guest, steps);
    }
    const { mark } = await this.ticketOf(session);
    const steps = await this.passkeys.made(caller.site, mark, answer, label);
    await writeOrRefuse(
      this.#host.sql,
      [...steps, noted(this.#by(caller, mark), 'passkey-added')],
      'not-verified',
    );
    return undefined;
  }

  async passkeyShown(caller: Caller, secret: string, answer: unknown): Promise<string> {
    const { mark, steps } = await this.passkeys.shown(caller.site, answer);
    return this.#comingIn.enter(caller, mark, secret, steps, 'not-verified');
  }

  async askForLink(
    caller: Caller,
    session: Session | undefined,
    address: string,
    language: TicketLanguage,
  ) {
    if (!this.#host.isMailSent) refuse('no-mail');
    const mark = session && (await this.ticketOf(session)).mark;
    const note = noted(this.#by(caller, mark ?? null), 'link-asked');
    if (await this.links.ask({ address, language, mark }, note)) this.#host.wake();
  }

  /** What a link is for. Looking does not use it up: programs that guard mailboxes open every link. */
  async lookAtLink(token: string): Promise<LinkShown> {
    const { address, purpose, mark } = await this.links.look(token);
    const holder = purpose === 'add' ? mark : await this.links.holderOf(address);
    const ticket = holder === undefined ? undefined : await this.tickets.of(holder);
    if (!ticket) return purpose === 'add' ? refuse('link-over') : { purpose: 'new', address };
    return { purpose, address, name: ticket.name };
  }

  /** The token of the session that begins with it; a link that confirms an address lets nobody in. */
  async useLink(caller: Caller, token: string, guest: Guest): Promise<string | undefined> {
    const { address, purpose, mark } = await this.links.look(token);
    const known = await this.links.holderOf(address);
    const using = this.links.using(token);
    if (purpose === 'add') {
      if (mark === undefined || !(await this.tickets.exists(mark))) return refuse('link-over');
      if (known !== undefined && known !== mark) return refuse('address-taken');
      const add = known === undefined ? [this.links.adding(address, mark)] : [];
      const note = noted(this.#by(caller, mark), 'address-added');
      await writeOrRefuse(this.#host.sql, [using, ...add, note], 'link-over');
      return undefined;
    }
    if (known !== undefined)
      return this.#comingIn.enter(caller, known, guest.secret, [using], 'link-over');
    const own = await this.#comingIn.newMark(guest.secret);
    return this.#comingIn.make(caller, own, guest, [using, this.links.adding(address, own)]);
  }

  /** At how many tables the former name stays, because somebody there has one like the new one. */
  async rename(caller: Caller, session: Session, wish: string): Promise<number> {
    const ticket = await this.ticketOf(session);
    const name = await this.tickets.judge(wish, ticket.mark);
    const note = noted(this.#by(caller, ticket.mark), 'renamed');
    await writeOrRefuse(this.#host.sql, [renaming(ticket, name), note], 'name-taken');
    return this.seats.rename(ticket.mark, name);
  }

  async speak({ mark }: Session, language: TicketLanguage): Promise<void> {
    await this.#host.sql.write([step(statements.speak, [mark, language])]);
  }

  async removeWay(
    caller: Caller,
    session: Session,
    way: { passkey: string } | { address: string },
  ) {
    const { mark } = await this.ticketOf(session);
    const by = this.#by(caller, mark);
    // Whoever removes two ways at once comes one after the other: else both would find the other still there.
    const inTurn = step(statements.touch, [mark], 1);
    if ('passkey' in way) {
      await this.passkeys.remove(mark, way.passkey, [inTurn, noted(by, 'passkey-removed')]);
    } else {
      await this.links.remove(mark, way.address, [inTurn, noted(by, 'address-removed')]);
    }
  }

  /** Ends these sessions of a holder, and tells whether the asking one is among them. */
  async endSessions(
    caller: Caller,
    session: Session,
    which: 'others' | 'all' | { id: string },
  ): Promise<boolean> {
    const { mark, id } = session;
    const ids = (await this.sessions.of(mark))
      .map((one) => one.id)
      .filter((one) =>
        typeof which === 'string' ? which === 'all' || one !== id : one === which.id,
      );
    if (ids.length === 0) return false;
    const note = noted(this.#by(caller, mark), 'session-ended', { count: ids.length });
    await this.#host.sql.write([...ending(mark, ids), note]);
    this.#host.ended(ids);
    return ids.includes(id);
  }

  /** The ticket of a session, which may have gone since. */
  async ticketOf({ mark }: Session): Promise<Ticket> {
    return (await this.tickets.of(mark)) ?? refuse('not-signed-in');
  }

  by = (caller: Caller, { mark }: Session): By => this.#by(caller, mark);

  #by = ({ network }: Caller, mark: string | null): By => ({
    mark,
    network,
    at: this.#host.now(),
  });
}
