import type { Kind } from '#kernel/game.ts';
import type { Title } from '#kernel/title.ts';
import type { Request } from '#protocol/to-server.ts';
import { answerDone, answerRefused } from './answering.ts';
import { Awake, type Resting } from './awake.ts';
import { NotInvited } from './not-invited.ts';
import { Refusing } from './refusing.ts';
import type { Visitor } from './seating.ts';
import type { Head, Stored } from './store.ts';
import type { Summary } from './summary.ts';
import type { TableHost, TableTies } from './table-host.ts';
import { Turns } from './turns.ts';

/**
 * One table while somebody is there. Requests are taken one at a time: store, commit, then publish. If nothing happens for a
 * while it is put away, and only who is there stays in memory; whatever happens next reads it from the store again.
 */
export class LiveTable {
  readonly id: string;
  readonly #title: Title<Kind>;
  readonly #host: TableHost;
  readonly #ties: TableTies;
  readonly #turns: Turns;
  #now: Awake | Resting;
  /** It was removed while it was put away. */
  #isGone = false;
  /** Has nothing happened here since it was last looked at? */
  #isQuiet = false;

  private constructor(id: string, title: Title<Kind>, awake: Awake) {
    const { host, ties, turns } = awake.parts;
    this.id = id;
    this.#title = title;
    this.#host = host;
    this.#ties = ties;
    this.#turns = turns;
    this.#now = awake;
  }

  static async open(
    id: string,
    title: Title<Kind>,
    host: TableHost,
    ties: TableTies,
    stored: Stored,
  ): Promise<LiveTable> {
    const turns = new Turns(host.report);
    return new LiveTable(id, title, await Awake.open(title, { host, ties, turns }, stored));
  }

  /** What anybody may know who has the link; nothing: it is put away, and the store knows as much. */
  get summary(): Summary | undefined {
    return this.#now instanceof Awake ? this.#now.parts.viewers.summary : undefined;
  }

  /** Where it stands. */
  get head(): Omit<Head, 'id'> {
    return this.#now;
  }

  /** Who is here (`TableNews`). */
  get here(): number {
    return this.#now.here;
  }

  /** Do bots play here among themselves? */
  get isOfBots(): boolean {
    return this.#now.isOfBots;
  }

  /** Nothing is left of this table but those who have not been told yet. Whoever comes now comes to no table. */
  get isDeleted(): boolean {
    return this.#now instanceof Awake ? this.#now.deeds.isGone : this.#isGone;
  }

  /** Lets somebody in, and tells them where the game stands. Rejects if that is not known just now. */
  enter(visitor: Visitor): Promise<void> {
    return this.inTurn(async (awake) => {
      const { parts, deeds } = awake;
      // They may come from a node that is further than this one: nobody is shown again what they have seen.
      if (this.#ties.isShared && !deeds.isGone) await deeds.readOn();
      if (deeds.isGone) return;
      if (!(await awake.admits(visitor.holder))) throw new NotInvited(this.id);
      await parts.viewers.add(visitor);
      this.#announce();
      await this.#goOn();
      deeds.playing.entered();
    });
  }

  leave(visitor: Visitor): Promise<void> {
    return this.#turns.take(() => this.#leave(visitor));
  }

  /** This node holds the job of playing here. False: there is nothing to play. */
  async play(): Promise<boolean> {
    let plays = false;
    await this.inTurn(async ({ deeds }) => {
      if (this.#ties.isShared) await deeds.readOn();
      plays = !deeds.isGone && deeds.playing.take();
      await this.#goOn();
    });
    return plays;
  }

  /** Others are to play what this node would have played. */
  rest(): Promise<void> {
    return this.#turns.take(() => {
      if (this.#now instanceof Awake) this.#now.deeds.playing.rest();
    });
  }

  /** Called now and then: a table at which nothing has happened since the last time is put away. */
  quieten(): void {
    if (!(this.#now instanceof Awake)) return;
    void this.#turns.take(() => {
      if (this.#isQuiet && this.#now instanceof Awake) this.#now = this.#now.rest() ?? this.#now;
      this.#isQuiet = true;
    });
  }

  /** The table stands there, by what another node says or the store. Reads on if need be. */
  heard(head: Omit<Head, 'id'>): void {
    const { entries, version } = this.head;
    if (this.isDeleted || (head.entries <= entries && head.version <= version)) return;
    this.#catchUp(head);
  }

  /** The store knows no such table, or its answer was lost: it is looked at again. */
  missed(): void {
    if (!this.isDeleted) this.#catchUp();
  }

  /** Somebody has come, or gone, at another node. */
  tellPresence(): void {
    void this.#turns.take(async () => {
      (await this.#awake())?.parts.viewers.tellSeats();
    });
  }

  /** Does what is asked, or answers why not. Never rejects. */
  request(visitor: Visitor, request: Request): Promise<void> {
    return this.#turns.take(() => this.#answer(visitor, request));
  }

  /** Nothing here waits that need not: a move waits for the disk alone. */
  #answer(visitor: Visitor, request: Request): void | Promise<void> {
    if (this.isDeleted) return;
    this.#isQuiet = false;
    const { id } = request;
    const answered = (seq: number | undefined): void | Promise<void> => {
      if (seq !== undefined) answerDone(visitor, id, seq);
      return this.#goOn();
    };
    const failed = (error: unknown): void | Promise<void> => {
      if (!(error instanceof Refusing)) this.#host.report(error, { table: this.id, request: id });
      const answer = error instanceof Refusing ? error.answer : { why: 'unavailable' as const };
      answerRefused(visitor, id, answer);
      return this.#goOn();
    };
    try {
      const now = this.#now;
      const isReady = now instanceof Awake && !now.parts.session.isAhead;
      const made = isReady
        ? now.deeds.do(visitor, request)
        : this.#standing().then((awake) => awake?.deeds.do(visitor, request));
      return made.then(answered, failed);
    } catch (error) {
      return failed(error);
    }
  }

  #catchUp(head?: Omit<Head, 'id'>): void {
    void this.#turns.take(async () => {
      await (await this.#awake())?.deeds.readOn(head);
      await this.#goOn();
    });
  }

  async #leave(visitor: Visitor): Promise<void> {
    const now = this.#now;
    if (now instanceof Awake) {
      now.parts.viewers.delete(visitor);
      now.deeds.playing.left();
    } else {
      const visitors = now.visitors.filter((one) => one !== visitor);
      this.#now = { ...now, visitors, here: visitors.length === 0 ? 0 : now.here };
      // Whoever is last leaves it as it is: nobody is there to be told.
      if (visitors.length > 0) (await this.#awake())?.parts.viewers.tellSeats();
    }
    this.#announce();
  }

  /** All that happens by itself. */
  #goOn(): void | Promise<void> {
    if (!(this.#now instanceof Awake)) return;
    const { deeds, parts } = this.#now;
    if (this.#now.isOutgrown && !deeds.isGone) return this.#layAnew(this.#now);
    if (!deeds.isGone) return deeds.playing.goOn();
    deeds.playing.rest();
    parts.viewers.dismissAll('deleted');
  }

  async #layAnew(awake: Awake): Promise<void> {
    this.#now = await awake.laidAnew(this.#title);
    if (this.#now !== awake) await this.#goOn();
  }

  #announce(): void {
    this.#ties.announce(this.#now.entries, this.#now.version);
  }

  /** With all its parts, if need be from the store; nothing: there is no such table any more. */
  async #awake(): Promise<Awake | undefined> {
    this.#isQuiet = false;
    const resting = this.#now;
    if (resting instanceof Awake || this.#isGone)
      return resting instanceof Awake ? resting : undefined;
    const stored = await this.#host.store.load(this.id);
    // Without seats: about to be removed.
    this.#isGone = !stored || stored.seats.length === 0;
    if (!stored || this.#isGone) {
      for (const visitor of resting.visitors) visitor.dismiss('deleted');
      this.#now = { ...resting, visitors: [], here: 0 };
      return undefined;
    }
    const around = { host: this.#host, ties: this.#ties, turns: this.#turns };
    const awake = await Awake.open(this.#title, around, stored, resting);
    this.#now = awake;
    const isBehind = stored.entries > resting.entries || stored.version > resting.version;
    if (isBehind) await awake.deeds.readOn(stored);
    return awake;
  }

  /** Awake, and what could not be kept is taken back. While even that fails, the table is not available. */
  async #standing(): Promise<Awake | undefined> {
    const awake = await this.#awake();
    const session = awake?.parts.session;
    if (session?.isAhead && !awake?.deeds.isGone) await session.restore();
    return awake;
  }

  /** As a turn, but what fails is told to whoever asked for it. */
  inTurn(work: (awake: Awake) => Promise<void>): Promise<void> {
    return this.#turns.asked(async () => {
      const awake = await this.#standing();
      if (awake) await work(awake);
    });
  }
}
