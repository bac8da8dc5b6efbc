import type { Kind, Seat } from '#kernel/game.ts';
import type { Title } from '#kernel/title.ts';
import type { Request } from '#protocol/to-server.ts';
import { BotSeats } from './bot-seats.ts';
import { type Advance, GameSession } from './game-session.ts';
import { turnIsFull } from './long-turn.ts';
import { parsedAction } from './parsed-action.ts';
import { logText } from './publish.ts';
import { logFrom } from './record.ts';
import { Refusing, refuse } from './refusing.ts';
import { Retry } from './retry.ts';
import { isSeatRequest, type SeatRequest, SeatRequests } from './seat-requests.ts';
import { Seating, type Visitor } from './seating.ts';
import { Conflict, type SeatStored, type Stored } from './store.ts';
import type { Summary } from './summary.ts';
import type { TableHost } from './table-host.ts';
import { Turns } from './turns.ts';
import { Undoing } from './undoing.ts';
import { Viewers } from './viewers.ts';

/** One table while somebody is there. Requests are taken one at a time: store, commit, then publish. */
export class LiveTable {
  readonly #host: TableHost;
  readonly #session: GameSession;
  readonly #seating: Seating;
  readonly #viewers: Viewers;
  readonly #bots: BotSeats;
  readonly #undoing: Undoing;
  readonly #retry: Retry;
  readonly #seats: SeatRequests;
  readonly #turns: Turns;

  private constructor(host: TableHost, session: GameSession, seats: readonly SeatStored[]) {
    this.#host = host;
    this.#seating = new Seating(seats, session.header.host);
    this.#session = session;
    this.#viewers = new Viewers(this.#session, this.#seating);
    this.#bots = new BotSeats(this.#session, host.bots, host.report);
    this.#undoing = new Undoing(this.#session, this.#seating, this.#viewers, (outcome) =>
      this.#keep(outcome),
    );
    this.#turns = new Turns(host.report);
    this.#retry = new Retry(host.sleep, () => void this.#turns.take(() => this.#goOn()));
    this.#seats = new SeatRequests(session.header, this.#seating, host);
  }

  static async open(title: Title<Kind>, host: TableHost, stored: Stored): Promise<LiveTable> {
    const session = await GameSession.open(title, host.store, stored, host.now);
    return new LiveTable(host, session, stored.seats);
  }

  /** What anybody may know who has the link. */
  get summary(): Summary {
    return this.#viewers.summary;
  }

  /** Do bots play here among themselves? */
  get isOfBots(): boolean {
    return this.#seating.seats.every(({ kind }) => kind === 'bot');
  }

  /** Whoever comes now comes to no table. */
  get isDeleted(): boolean {
    return this.#seats.isDeleted;
  }

  /** Lets somebody in, and tells them where the game stands. */
  enter(visitor: Visitor): Promise<void> {
    return this.#turns.take(async () => {
      if (this.isDeleted) return;
      if (this.#session.isAhead) await this.#session.restore();
      await this.#viewers.add(visitor);
      await this.#goOn();
    });
  }

  leave(visitor: Visitor): Promise<void> {
    return this.#turns.take(() => {
      this.#viewers.delete(visitor);
      if (this.#viewers.isEmpty) this.#bots.forget();
    });
  }

  /** Does what is asked, or answers why not. Never rejects. */
  request(visitor: Visitor, request: Request): Promise<void> {
    return this.#turns.take(() => this.#answer(visitor, request));
  }

  /** Nothing here waits that need not: a move waits for the disk alone. */
  #answer(visitor: Visitor, request: Request): void | Promise<void> {
    if (this.isDeleted) return;
    const { id } = request;
    const answered = (seq: number | undefined): void | Promise<void> => {
      if (seq !== undefined) this.#viewers.done(visitor, id, seq);
      return this.#goOn();
    };
    const failed = (error: unknown): void | Promise<void> => {
      if (!(error instanceof Refusing)) {
        this.#host.report(error, { table: this.#session.header.id, request: id });
      }
      const answer = error instanceof Refusing ? error.answer : { why: 'unavailable' as const };
      this.#viewers.refused(visitor, id, answer);
      return this.#goOn();
    };
    try {
      // What could not be kept is taken back first. While even that fails, the table is not available.
      const standing = this.#session.isAhead ? this.#session.restore() : undefined;
      const made = standing?.then(() => this.#do(visitor, request)) ?? this.#do(visitor, request);
      return made.then(answered, failed);
    } catch (error) {
      return failed(error);
    }
  }

  /** The entry made, or where the table stands; nothing if the answer has been sent. */
  #do(visitor: Visitor, request: Request): Promise<number | undefined> {
    const seating = this.#seating;
    if (isSeatRequest(request)) return this.#reseat(visitor, request);
    switch (request.t) {
      case 'act':
        return this.#act(seating.seatOf(visitor), request.after, request.actions, request.id);
      case 'undo':
        return this.#undoing.undo(seating.seatOf(visitor), request);
      case 'consent':
        return this.#undoing.consent(seating.seatOf(visitor), request);
      case 'look':
        return this.#viewers.look(visitor, request.id, request.at).then(noEntry);
      case 'past':
        return this.#viewers.past(visitor, request.id, request.to).then(noEntry);
      case 'log':
        return logFrom(this.#session, request.from).then((lines) => {
          visitor.send(logText(this.#session, request.id, lines));
          return undefined;
        });
    }
  }

  /** A gesture: all of it, or nothing. A bot's action has no request: nobody sends it twice. */
  #act(seat: Seat, after: number, raws: readonly unknown[], id?: string): Promise<number> {
    const { title, seq } = this.#session;
    if (!this.#seating.isFull) refuse('waiting');
    if (after !== seq) {
      if (id === undefined) refuse('stale');
      return this.#session.madeBy(id).then((made) => made ?? refuse('stale'));
    }
    const actions = raws.map((raw) => parsedAction(title, raw));
    // A bot thinks about the state that it was given.
    const outcome = this.#session.outcomeOf(seat, actions, id, !this.#seating.hasBots);
    if ('at' in outcome) {
      const { at, refusal } = outcome;
      if (!refusal) return refuse('malformed');
      throw new Refusing({ at, ...refusal });
    }
    if (this.#session.isTurnFull(seat, actions.length)) {
      const goesOn = title.game.actors(outcome.state.table).includes(seat);
      if (goesOn) throw new Refusing(turnIsFull);
    }
    return this.#keep(outcome);
  }

  async #reseat(visitor: Visitor, request: SeatRequest): Promise<number> {
    await this.#seats.do(visitor, request);
    this.#viewers.tellSeats();
    await this.#beginIfFull();
    return this.#session.seq;
  }

  /** Chance has the first turn, as soon as every seat is taken. */
  async #beginIfFull(): Promise<void> {
    if (this.#session.seq > 0 || !this.#seating.isFull) return;
    await this.#keep(this.#session.outcomeOfChance());
  }

  /** Store, commit, then publish. If it cannot be stored, nothing has changed. Returns the first new entry. */
  #keep(outcome: Advance): Promise<number> {
    const { header, seq } = this.#session;
    return this.#host.store.append(header.id, outcome.lines, outcome.along).then(
      () => {
        this.#retry.worked();
        this.#session.accept(outcome);
        this.#viewers.publish(outcome.told);
        this.#viewers.ask = undefined;
        return seq + 1;
      },
      async (error: unknown) => {
        if (!(error instanceof Conflict)) throw error;
        await this.#catchUp();
        return refuse('stale');
      },
    );
  }

  /** Somebody else has written here, or it is not known whether we have: the log tells where the game stands. */
  async #catchUp(): Promise<void> {
    const stored = await this.#host.store.load(this.#session.header.id);
    if (!stored || stored.entries === this.#session.seq) return;
    this.#seating.seats = stored.seats;
    this.#seating.host = stored.header.host;
    await this.#session.readOn(stored);
    this.#viewers.ask = undefined;
    await this.#viewers.welcomeAll();
  }

  /** All that happens by itself while somebody is here: chance's first turn, then the bots'. */
  #goOn(): void | Promise<void> {
    if (this.isDeleted) this.#viewers.dismissAll('deleted');
    if (this.#viewers.isEmpty) return;
    if (this.#session.seq > 0 || !this.#seating.isFull) return this.#callBots();
    return this.#beginIfFull().then(
      () => this.#callBots(),
      (error: unknown) => this.#tryLater(error),
    );
  }

  #tryLater(error: unknown): void {
    // Somebody else wrote first, and the table has caught up: there is nothing to wait for.
    if (error instanceof Refusing) return this.#callBots();
    this.#host.report(error);
    this.#retry.failed();
  }

  #callBots(): void {
    if (!this.#seating.hasBots) return;
    if (this.#viewers.status !== 'running') return this.#bots.forget();
    this.#bots.call(this.#seating.seats, this.#viewers.from, (seat, after, action) => {
      void this.#turns.take(async () => {
        // Nobody is here any more, so the house may have forgotten this table, and another stands in its place.
        if (this.#viewers.isEmpty) return this.#bots.forget();
        if (this.#session.seq !== after) return;
        try {
          await this.#act(seat, after, [action]);
          this.#callBots();
        } catch (error) {
          // What a rule refuses it would refuse again: a bot whose turn has no end (H.6) is not asked for ever.
          if (error instanceof Refusing && error.answer.rule) return;
          this.#bots.forget();
          this.#tryLater(error);
        }
      });
    });
  }
}

const noEntry = (): undefined => undefined;
