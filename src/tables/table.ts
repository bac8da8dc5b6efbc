import type { Kind } from '#kernel/game.ts';
import type { Title } from '#kernel/title.ts';
import type { Request } from '#protocol/to-server.ts';
import { Deeds } from './deeds.ts';
import { GameSession } from './game-session.ts';
import type { TableParts } from './playing.ts';
import { Refusing } from './refusing.ts';
import { Seating, type Visitor } from './seating.ts';
import type { Head, Stored } from './store.ts';
import type { Summary } from './summary.ts';
import type { TableHost, TableTies } from './table-host.ts';
import { Turns } from './turns.ts';
import { Viewers } from './viewers.ts';

/** One table while somebody is there. Requests are taken one at a time: store, commit, then publish. */
export class LiveTable {
  readonly #parts: TableParts;
  readonly #deeds: Deeds;
  /** Has nothing happened here since it was last looked at? */
  #isQuiet = false;

  private constructor(host: TableHost, ties: TableTies, session: GameSession, stored: Stored) {
    const seating = new Seating(stored);
    const viewers = new Viewers(session, seating, ties, stored);
    const turns = new Turns(host.report);
    this.#parts = { host, ties, session, seating, viewers, turns };
    this.#deeds = new Deeds(this.#parts);
  }

  static async open(
    title: Title<Kind>,
    host: TableHost,
    ties: TableTies,
    stored: Stored,
  ): Promise<LiveTable> {
    const session = await GameSession.open(title, host.store, stored, host.now);
    return new LiveTable(host, ties, session, stored);
  }

  /** What anybody may know who has the link. */
  get summary(): Summary {
    return this.#parts.viewers.summary;
  }

  /** Where it stands. */
  get head(): Omit<Head, 'id'> {
    const { session, seating } = this.#parts;
    return { entries: session.seq, version: seating.version };
  }

  /** Who is here (`TableNews`). */
  get here(): number {
    return this.#parts.viewers.here;
  }

  /** Do bots play here among themselves? */
  get isOfBots(): boolean {
    return this.#parts.seating.seats.every(({ kind }) => kind === 'bot');
  }

  /** Nothing is left of this table but those who have not been told yet. Whoever comes now comes to no table. */
  get isDeleted(): boolean {
    return this.#deeds.isGone;
  }

  /** Lets somebody in, and tells them where the game stands. Rejects if that is not known just now. */
  enter(visitor: Visitor): Promise<void> {
    const { session, viewers, ties } = this.#parts;
    return this.#inTurn(async () => {
      if (session.isAhead && !this.isDeleted) await session.restore();
      // They may come from a node that is further than this one: nobody is shown again what they have seen.
      if (ties.isShared && !this.isDeleted) await this.#deeds.readOn();
      if (this.isDeleted) return;
      await viewers.add(visitor);
      this.#announce();
      await this.#goOn();
      this.#deeds.playing.entered();
    });
  }

  leave(visitor: Visitor): Promise<void> {
    return this.#parts.turns.take(() => {
      this.#parts.viewers.delete(visitor);
      this.#deeds.playing.left();
      this.#announce();
    });
  }

  /** This node holds the job of playing here. False: there is nothing to play. */
  async play(): Promise<boolean> {
    let plays = false;
    await this.#inTurn(async () => {
      if (this.#parts.session.isAhead) await this.#parts.session.restore();
      if (this.#parts.ties.isShared) await this.#deeds.readOn();
      plays = !this.isDeleted && this.#deeds.playing.take();
      await this.#goOn();
    });
    return plays;
  }

  /** Others are to play what this node would have played. */
  rest(): Promise<void> {
    return this.#parts.turns.take(() => this.#deeds.playing.rest());
  }

  /** Called now and then: a table at which nothing has happened since the last time keeps only who is there. */
  quieten(): void {
    void this.#parts.turns.take(() => {
      if (this.#isQuiet && this.#deeds.playing.isIdle) this.#parts.session.putAway();
      this.#isQuiet = true;
    });
  }

  /** The table stands there, by what another node says or the store. Reads on if need be. */
  heard(head: Omit<Head, 'id'>): void {
    if (this.isDeleted || !this.#deeds.isBehind(head)) return;
    this.#catchUp(head);
  }

  /** The store knows no such table, or its answer was lost: it is looked at again. */
  missed(): void {
    if (!this.isDeleted) this.#catchUp();
  }

  /** Somebody has come, or gone, at another node. */
  tellPresence(): void {
    void this.#parts.turns.take(() => this.#parts.viewers.tellSeats());
  }

  /** Does what is asked, or answers why not. Never rejects. */
  request(visitor: Visitor, request: Request): Promise<void> {
    return this.#parts.turns.take(() => this.#answer(visitor, request));
  }

  /** Nothing here waits that need not: a move waits for the disk alone. */
  #answer(visitor: Visitor, request: Request): void | Promise<void> {
    if (this.isDeleted) return;
    this.#isQuiet = false;
    const { id } = request;
    const { host, session, viewers } = this.#parts;
    const answered = (seq: number | undefined): void | Promise<void> => {
      if (seq !== undefined) viewers.done(visitor, id, seq);
      return this.#goOn();
    };
    const failed = (error: unknown): void | Promise<void> => {
      if (!(error instanceof Refusing)) host.report(error);
      const answer = error instanceof Refusing ? error.answer : { why: 'unavailable' as const };
      viewers.refused(visitor, id, answer);
      return this.#goOn();
    };
    try {
      // What could not be kept is taken back first. While even that fails, the table is not available.
      const standing = session.isAhead ? session.restore() : undefined;
      const deeds = this.#deeds;
      const made = standing?.then(() => deeds.do(visitor, request)) ?? deeds.do(visitor, request);
      return made.then(answered, failed);
    } catch (error) {
      return failed(error);
    }
  }

  #catchUp(head?: Omit<Head, 'id'>): void {
    void this.#parts.turns.take(async () => {
      this.#isQuiet = false;
      await this.#deeds.readOn(head);
      await this.#goOn();
    });
  }

  /** All that happens by itself. */
  #goOn(): void | Promise<void> {
    if (!this.isDeleted) return this.#deeds.playing.goOn();
    this.#deeds.playing.rest();
    this.#parts.viewers.dismissAll('deleted');
  }

  #announce(): void {
    const { entries, version } = this.head;
    this.#parts.ties.announce(entries, version);
  }

  /** As a turn, but what fails is told to whoever asked for it. */
  async #inTurn(work: () => Promise<void>): Promise<void> {
    let failure: { error: unknown } | undefined;
    this.#isQuiet = false;
    await this.#parts.turns.take(() =>
      work().catch((error: unknown) => {
        failure = { error };
      }),
    );
    if (failure) throw failure.error;
  }
}
