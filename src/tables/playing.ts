import type { Actor, Kind, Seat, State } from '#kernel/game.ts';
import type { Beside } from './beside.ts';
import { BotSeats } from './bot-seats.ts';
import type { TableClocks } from './clocks.ts';
import type { GameSession } from './game-session.ts';
import type { Job, JobAtTable } from './jobs.ts';
import { orderDue } from './orders.ts';
import { Refusing } from './refusing.ts';
import { MOST_TRIES, Retry } from './retry.ts';
import { playedBy, type Seating } from './seating.ts';
import { hasBegun, type SeatStored } from './store.ts';
import type { TableHost, TableTies } from './table-host.ts';
import type { Turns } from './turns.ts';
import type { Viewers } from './viewers.ts';

/** The parts of a table. */
export type TableParts = {
  host: TableHost;
  ties: TableTies;
  session: GameSession;
  seating: Seating;
  viewers: Viewers;
  turns: Turns;
  /** Where there is a pace. */
  clocks: TableClocks | undefined;
};

/** What a table does by itself. Both throw `Refusing`, or what the store did. */
type Deeds = {
  begin(): Promise<void>;
  act(seat: Seat, after: number, action: unknown): Promise<unknown>;
  ordering: { play(): Promise<number>; due(): object | undefined };
  again(work: () => Promise<number>): Promise<number>;
};

/** What a change leads to: another state, or other seats, or something else beside them. */
type Standing = {
  state?: State<Kind>;
  seats?: readonly SeatStored[];
  beside?: Beside | undefined;
};

/**
 * All that happens by itself: chance's first turn, then the bots'. Where play is a job, there is one exactly while it is owed to
 * somebody who sits here, and who holds it plays, whoever is there. It is stored with what brings it about and goes with what
 * ends it. Else, and where bots are among themselves, they play wherever somebody is there.
 */
export class Playing {
  readonly #parts: TableParts;
  readonly #deeds: Deeds;
  /** Both only where they are needed: most tables have neither bots nor failures. */
  #bots: BotSeats | undefined;
  #retry: Retry | undefined;
  /** Is there a job, by what is stored as far as it is known here? `#mayHold`: one for this node was to be stored, and may have been. */
  #isDue = false;
  #mayHold = false;
  /** Given back when this node no longer holds the job. */
  #held: (() => void) | undefined;

  constructor(parts: TableParts, deeds: Deeds) {
    this.#parts = parts;
    this.#deeds = deeds;
    this.#isDue = this.#isOwedNow();
  }

  /** The job that is to be stored with what leads to this state or these seats; nothing: it stays as it is. */
  jobWith({ state, seats, beside }: Standing): JobAtTable | undefined {
    const { ties, session, seating } = this.#parts;
    const { orders } = beside ?? seating.beside;
    // Most moves are made where there are no bots, and nothing is ordered: they cost nothing here.
    if (!ties.jobs || (state && !this.#isDue && !seating.hasBots && !orders)) return undefined;
    const seq = state ? session.seq + 1 : session.seq;
    const standing = { seats: seats ?? seating.seats, beside: beside ?? seating.beside };
    const isDue = this.#isOwed(state ?? session.state, standing, seq);
    // A table that was full when it was made has none before somebody comes: who begins the game sees to it.
    if (isDue === this.#isDue && seq !== 1) return undefined;
    return isDue ? this.#newJob() : 'none';
  }

  /**
   * The table stands elsewhere now; `job` was stored with it, if one was. Whoever wrote may not have heard of an order or a stand-in:
   * then none was, and who knows of both puts it down.
   */
  moved(job?: JobAtTable): void {
    const { ties, seating } = this.#parts;
    this.#retry?.worked();
    if (!ties.jobs) return;
    this.#isDue = this.#isOwedNow();
    const isUnsure = this.#mayHold || seating.beside.orders || seating.beside.standIns;
    this.#mayHold = false;
    if (!this.#isDue) this.#letGo();
    else if (typeof job === 'object') {
      if (job.lease) this.#held ??= ties.stay();
      else ties.jobs.offered();
    } else if (isUnsure) this.entered();
  }

  /** This node holds the job. False: there is none. */
  take(): boolean {
    if (this.#isDue) this.#held ??= this.#parts.ties.stay();
    return this.#isDue;
  }

  /** A job that should be there, and is not, is put down. Whenever somebody comes, too: the table may be older than jobs are. */
  entered(): void {
    const { ties, host } = this.#parts;
    if (!ties.jobs || !this.#isDue || this.#held) return;
    const { putFree, offered } = ties.jobs;
    void putFree(this.#job()).then(offered, host.report);
  }

  /** Is nobody asked for anything, and nothing to be tried again? */
  get isIdle(): boolean {
    return !(this.#held ?? this.#mayHold) && !this.#bots?.isAsked && !this.#retry?.isWaiting;
  }

  /** Somebody has gone. */
  left(): void {
    if (!this.#isAwake) this.#bots?.forget();
  }

  /** The job is somebody else's from now on. */
  rest(): void {
    this.#letGo();
    this.left();
  }

  goOn(): void | Promise<void> {
    if (!this.#isAwake) return;
    const { session, seating } = this.#parts;
    if (session.seq > 0 || !seating.hasBegun) return this.#next();
    return this.#deeds.begin().then(
      () => this.#next(),
      (error: unknown) => this.#tryLater(error),
    );
  }

  get #isAwake(): boolean {
    return this.#held !== undefined || !this.#parts.viewers.isEmpty;
  }

  #isOwedNow(): boolean {
    const { session, seating } = this.#parts;
    if (session.seq > 0 && !seating.hasBots && !seating.beside.orders) return false;
    return this.#isOwed(session.state, seating, session.seq);
  }

  /** Is somebody who sits here waiting for a bot, for what was ordered, or for the game to begin? */
  #isOwed(
    state: State<Kind>,
    { seats, beside }: Pick<Seating, 'seats' | 'beside'>,
    seq: number,
  ): boolean {
    if (!this.#parts.ties.jobs || !hasBegun(seats, beside) || beside.ended) return false;
    const played = playedBy(seats, beside);
    if (!played.some(({ kind }) => kind === 'guest')) return false;
    const { title } = this.#parts.session;
    const isBots = (actor: Actor) => actor !== 'chance' && played[actor]?.kind === 'bot';
    if (seq === 0 || title.game.actors(state.table).some(isBots)) return true;
    return orderDue(title, state, played, beside) !== undefined;
  }

  #newJob(): JobAtTable {
    const { ties, host } = this.#parts;
    const [lease, due] = [ties.jobs?.lease(), host.now()];
    this.#mayHold = lease !== undefined;
    return lease ? { due, lease } : { due };
  }

  #job(): Job {
    const { session, host } = this.#parts;
    return { kind: 'play', key: session.header.id, due: host.now() };
  }

  #letGo(): void {
    this.#held?.();
    this.#held = undefined;
  }

  /** First what was ordered, then the bots. */
  #next(tries = 0): void | Promise<void> {
    const { seating, viewers } = this.#parts;
    if (!seating.beside.orders || viewers.status !== 'running' || !this.#isOurs)
      return this.#callBots();
    return this.#deeds
      .again(() => this.#deeds.ordering.play())
      .then(
        // So many in a row, and others have been heard: it goes on.
        () => (this.#deeds.ordering.due() ? this.#next() : this.#callBots()),
        // Somebody else wrote first, and the table has caught up: what is ordered is judged anew.
        (error: unknown) =>
          error instanceof Refusing && tries < MOST_TRIES
            ? this.#next(tries + 1)
            : this.#tryLater(error),
      );
  }

  /** Is it for this node to play? */
  get #isOurs(): boolean {
    const { ties, seating } = this.#parts;
    return !ties.jobs || this.#held !== undefined || !seating.hasPeople;
  }

  #tryLater(error: unknown): void {
    // Somebody else wrote first, and the table has caught up: there is nothing to wait for.
    if (error instanceof Refusing) return this.#callBots();
    const { host, turns } = this.#parts;
    host.report(error);
    this.#retry ??= new Retry(host.sleep, () => void turns.take(() => this.goOn()));
    this.#retry.failed();
  }

  #callBots(): void {
    const { host, seating, viewers, session, turns } = this.#parts;
    if (!seating.hasBots) return;
    if (viewers.status !== 'running' || !this.#isOurs) return this.#bots?.forget();
    this.#bots ??= new BotSeats(session, host.bots, host.report);
    this.#bots.call(seating.played, viewers.from, (seat, after, action) => {
      void turns.take(async () => {
        // Nobody is here any more, so the house may have forgotten this table, and another stands in its place.
        if (!this.#isAwake) return this.#bots?.forget();
        if (session.seq !== after) return;
        // Whoever it stood in for has sat down again.
        if (seating.played[seat]?.kind !== 'bot') return this.#bots?.forget();
        try {
          await this.#deeds.act(seat, after, action);
          await this.#next();
        } catch (error) {
          // What a rule refuses it would refuse again: a bot whose turn has no end (H.6) is not asked for ever.
          if (error instanceof Refusing && error.answer.rule) return this.#giveUp(error);
          this.#bots?.forget();
          this.#tryLater(error);
        }
      });
    });
  }

  /** Nobody else is to try it either, before somebody comes. */
  #giveUp(error: Refusing): void {
    const { ties, host } = this.#parts;
    this.#bots?.refused(error);
    const lease = ties.jobs?.lease();
    if (!ties.jobs || !this.#held || !lease) return;
    this.#letGo();
    void ties.jobs.done(lease.worker, this.#job()).catch(host.report);
  }
}
