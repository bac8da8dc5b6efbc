import type { Seat } from '#kernel/game.ts';
import type { Request } from '#protocol/to-server.ts';
import type { Advance } from './advance.ts';
import { Calling } from './calling.ts';
import { jobsAfter } from './jobs-after.ts';
import { turnIsFull } from './long-turn.ts';
import { isOrderRequest, Ordering } from './orders.ts';
import { parsedAction } from './parsed-action.ts';
import { Playing, type TableParts } from './playing.ts';
import { Refusing, refuse } from './refusing.ts';
import { isSeatRequest, type SeatRequest, SeatRequests } from './seat-requests.ts';
import type { Visitor } from './seating.ts';
import { playedFor } from './stand-in.ts';
import { type Change, type Head, hasBegun, isOvertaken } from './store.ts';
import type { CompanyAt, Following } from './table-host.ts';
import { Undoing } from './undoing.ts';

/** What others always come before with a change of the table is not tried for ever. */
const MOST_TRIES = 8;

/** What is done at a table, by whomever: judged, stored, and then told. */
export class Deeds {
  readonly playing: Playing;
  readonly #parts: TableParts;
  readonly #undoing: Undoing;
  readonly #readingOn: Following;
  readonly #seats: SeatRequests;
  readonly ordering: Ordering;
  readonly #company: CompanyAt | undefined;
  readonly #calling: Calling;

  constructor(parts: TableParts) {
    this.#parts = parts;
    this.ordering = new Ordering(parts, this);
    this.#undoing = new Undoing(parts, this, this.ordering);
    this.#seats = new SeatRequests(parts, this);
    this.#calling = new Calling(parts);
    this.#company = parts.ties.company(parts, this);
    this.#readingOn = parts.ties.following(parts);
    this.playing = new Playing(parts, this);
  }

  /** There is no such table any more. */
  get isGone(): boolean {
    return this.#readingOn.isGone;
  }

  /** The entry made, or where the table stands; nothing if the answer has been sent. */
  do(visitor: Visitor, request: Request): Promise<number | undefined> {
    const { session, viewers, seating } = this.#parts;
    if (isSeatRequest(request)) return this.again(() => this.#reseat(visitor, request));
    if (isOrderRequest(request)) return this.#beside(() => this.ordering.do(visitor, request));
    switch (request.t) {
      case 'act': {
        const { after, actions, id } = request;
        const seat = seating.seatOf(visitor);
        const act = () => this.#act(seat, after, actions, id);
        const acted = () => (this.ordering.has(seat) ? this.again(act) : act());
        return after > session.seq ? this.lookIfShared().then(acted) : acted();
      }
      case 'undo':
        return this.again(() => this.#undoing.undo(seating.seatOf(visitor), request));
      case 'consent':
        seating.seatOf(visitor);
        return this.again(() => this.#undoing.consent(seating.seatsOf(visitor.holder), request));
      case 'look':
        return viewers.look(visitor, request.id, request.at).then(noEntry);
      case 'past':
        return viewers.past(visitor, request.id, request.to).then(noEntry);
      case 'log':
        return viewers.log(visitor, request.id, request.from).then(noEntry);
      default:
        return this.#settle(visitor, request);
    }
  }

  /** Chance has the first turn, as soon as every seat is taken. */
  async begin(): Promise<void> {
    const { session, seating } = this.#parts;
    if (session.seq > 0 || !seating.hasBegun || session.seats !== seating.seats.length) return;
    if (session.isAhead) await session.restore();
    await this.keep(session.outcomeOfChance());
  }

  /** What a bot does. It has no request: nobody sends it twice. */
  act(seat: Seat, after: number, action: unknown): Promise<number> {
    return this.again(() => this.#act(seat, after, [action]));
  }

  /** Reads what others have written: up to there, or as far as the store says. */
  async readOn(head?: Omit<Head, 'id'>): Promise<void> {
    const hasRead = await (head ? this.#readingOn.upTo(head) : this.#readingOn.look());
    if (hasRead) this.#calling.hasRead();
    if (hasRead) this.playing.moved();
  }

  async lookIfShared(): Promise<void> {
    if (this.#parts.ties.isShared) await this.readOn();
  }

  /** A gesture: all of it, or nothing. */
  #act(seat: Seat, after: number, raws: readonly unknown[], id?: string): Promise<number> {
    const { session, seating } = this.#parts;
    const { title, seq } = session;
    if (!seating.hasBegun) refuse('waiting');
    // Who sends again what was done, and was not told so, is told so: whatever has happened since.
    const unlessMade = (why: Parameters<typeof refuse>[0]): Promise<number> =>
      id === undefined ? refuse(why) : session.madeBy(id).then((made) => made ?? refuse(why));
    if (seating.beside.ended) return unlessMade('over');
    if (id !== undefined && seating.standInAt(seat)) return unlessMade('stood-in');
    if (after !== seq) return unlessMade('stale');
    const actions = raws.map((raw) => parsedAction(title, raw));
    // A bot thinks about the state that it was given.
    const outcome = session.outcomeOf(seat, actions, id, !seating.hasBots);
    if ('at' in outcome) {
      const { at, refusal } = outcome;
      if (!refusal) return refuse('malformed');
      throw new Refusing({ at, ...refusal });
    }
    if (session.isTurnFull(seat, actions.length)) {
      const goesOn = title.game.actors(outcome.state.table).includes(seat);
      if (goesOn) throw new Refusing(turnIsFull);
    }
    const more = id === undefined ? playedFor(seating, seat) : this.ordering.byHand(seat);
    return this.keep({ ...outcome, along: { ...outcome.along, ...more } });
  }

  async #settle(visitor: Visitor, request: Request): Promise<number> {
    const company = this.#company;
    if (!company?.has(request)) return refuse('malformed');
    return this.#beside(() => company.do(visitor, request));
  }

  async #reseat(visitor: Visitor, request: SeatRequest): Promise<number> {
    await this.#seats.do(visitor, request);
    if (this.isGone) return this.#parts.session.seq;
    this.#parts.viewers.tellSeats();
    try {
      await this.begin();
    } catch (error) {
      // They sit, which is what was asked. Another node may have begun meanwhile; what failed is tried again.
      if (!(error instanceof Refusing)) this.#parts.host.report(error);
    }
    return this.#parts.session.seq;
  }

  /** What changes nothing but what is so beside the game. */
  #beside(work: () => Promise<void>): Promise<number> {
    return this.again(() => work().then(() => this.#parts.session.seq));
  }

  /** If somebody else has changed the table first, it is looked at, and judged anew. */
  async again(work: () => Promise<number>): Promise<number> {
    for (let tries = 1; ; tries++) {
      try {
        return await work();
      } catch (error) {
        if (!isOvertaken(error)) throw error;
        await this.readOn();
        if (tries === MOST_TRIES || this.isGone) return refuse('stale');
      }
    }
  }

  /** Store, commit, then publish. If it cannot be stored, nothing has changed. Returns the first new entry. */
  keep(outcome: Advance): Promise<number> {
    const { clocks } = this.#parts;
    if (clocks?.pace.kind !== 'slow') return this.#keep(outcome);
    return clocks.refresh().then(() => this.#keep(outcome));
  }

  #keep(outcome: Advance): Promise<number> {
    const { host, ties, session, seating, viewers, clocks } = this.#parts;
    const { header, seq } = session;
    const { beside } = outcome.along;
    const job = this.playing.jobWith({ state: outcome.state, beside: beside?.beside });
    const clock = clocks?.with(outcome);
    const jobs = jobsAfter(this.#parts, this.#calling, outcome, {
      ...(job ? { play: job } : {}),
      ...(clock ? { clock } : {}),
    });
    if (jobs) outcome.along.jobs = jobs;
    return host.store.append(header.id, outcome.lines, outcome.along).then(
      () => {
        session.accept(outcome);
        if (beside) seating.wentOn(beside);
        viewers.publish(outcome.told);
        if (beside) viewers.tellAside();
        viewers.ask = undefined;
        this.playing.moved(job);
        const isDue = typeof clock === 'object' || jobs?.notice || jobs?.ended;
        if (isDue) ties.jobs?.offered();
        ties.announce(session.seq, seating.version);
        return seq + 1;
      },
      (error: unknown) => this.#notKept(error, outcome),
    );
  }

  /** Somebody else has written first; or it was this very request, whose answer was lost: nobody was told of it yet. */
  async #notKept(error: unknown, { lines: [first], along }: Advance): Promise<number> {
    if (!isOvertaken(error)) throw error;
    await this.readOn();
    const { ties, session, seating } = this.#parts;
    ties.announce(session.seq, seating.version);
    // Only something beside the log is another: it is judged anew.
    if (along.beside && !this.isGone && session.seq + 1 === first?.seq) throw error;
    const made = first?.id === undefined ? 0 : ((await session.madeBy(first.id)) ?? 0);
    // A name that was used before is nobody's way to an answer.
    return first && made >= first.seq ? made : refuse('stale');
  }

  /** Changes what is stored beside the log. `Conflict`: somebody else has. */
  async change(change: Change): Promise<void> {
    const { host, ties, session, seating, viewers, clocks } = this.#parts;
    const { seats = seating.seats, beside = seating.beside } = change;
    const moves = seats !== seating.seats || beside !== seating.beside;
    const job = moves ? this.playing.jobWith({ seats, beside }) : undefined;
    const begun = hasBegun(seats, beside);
    const isEnded = beside.ended !== undefined && seating.beside.ended === undefined;
    await host.store.change(session.header.id, seating.version, {
      ...change,
      ...(begun === seating.hasBegun ? {} : { begun }),
      ...(isEnded ? { over: true } : {}),
      jobs: { ...clocks?.jobWith(beside), ...change.jobs, ...(job ? { play: job } : {}) },
    });
    seating.version++;
    if (change.host !== undefined) seating.host = change.host;
    if (change.beside) seating.beside = change.beside;
    if (change.seats) seating.seats = change.seats;
    if (change.beside) viewers.tellAside();
    if (isEnded) viewers.tellSeats();
    if (change.jobs?.notice || typeof change.jobs?.clock === 'object') ties.jobs?.offered();
    this.playing.moved(job);
    if (change.jobs?.ended) ties.jobs?.offered();
    ties.announce(session.seq, seating.version);
  }

  /** Nothing is left of the table. */
  async remove(): Promise<void> {
    const { host, ties, session, seating } = this.#parts;
    // First nobody can sit down any more: at another node somebody may be about to take the last seat.
    await host.store.change(session.header.id, seating.version, { seats: [] });
    await host.store.remove(session.header.id);
    ties.announce(session.seq, seating.version + 1);
    this.#readingOn.isGone = true;
  }
}

const noEntry = (): undefined => undefined;
