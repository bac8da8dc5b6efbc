import { commitmentTo } from '#kernel/chance.ts';
import { type Kind, Malformed, type Seat } from '#kernel/game.ts';
import { checkUndo } from '#kernel/log.ts';
import { exportRecord, type GameRecord } from '#kernel/record.ts';
import type { Title } from '#kernel/title.ts';
import type { Request } from '#protocol/to-server.ts';
import { Audience } from './audience.ts';
import type { BotHost } from './bot-host.ts';
import { BotSeats } from './bot-seats.ts';
import { type Clock, Course, type Outcome } from './course.ts';
import { seenBy } from './publish.ts';
import { Refusing, refuse } from './refusing.ts';
import { Seating, type Visitor } from './seating.ts';
import { Conflict, type SeatStored, type Store, type Stored } from './store.ts';

/** What a table needs from the house it stands in. */
export type House = {
  store: Store;
  bots: BotHost;
  now: Clock;
  /** Something failed that no player is to blame for. */
  report(error: unknown): void;
};

/** How many requests are remembered as answered. The store refuses older ones that come again. */
const REMEMBERED = 64;

/** One table while somebody is there. Requests are taken one at a time: store, commit, then publish. */
export class LiveTable {
  readonly #house: House;
  readonly #course: Course;
  readonly #seating: Seating;
  readonly #audience: Audience;
  readonly #bots: BotSeats;
  readonly #answered = new Map<string, number>();
  #queue: Promise<void> = Promise.resolve();

  constructor(title: Title<Kind>, house: House, { header, seats, log }: Stored) {
    this.#house = house;
    this.#seating = new Seating(seats);
    this.#course = new Course(title, header, seats.length, log, house.now);
    this.#audience = new Audience(this.#course, this.#seating);
    this.#bots = new BotSeats(this.#course, house.bots, house.report);
    for (const line of log.slice(-REMEMBERED)) if (line.id) this.#answered.set(line.id, line.seq);
  }

  /** Lets somebody in, and tells them where the game stands. */
  enter(visitor: Visitor): Promise<void> {
    return this.#inTurn(async () => {
      this.#audience.add(visitor);
      await this.#beginIfFull();
      this.#callBots();
    });
  }

  leave(visitor: Visitor): Promise<void> {
    return this.#inTurn(async () => this.#audience.delete(visitor));
  }

  /** Does what is asked, or answers why not. Never rejects. */
  request(visitor: Visitor, request: Request): Promise<void> {
    return this.#inTurn(async () => {
      const { id } = request;
      try {
        const seq = this.#answered.get(id) ?? (await this.#do(visitor, request));
        if (seq !== undefined) this.#audience.tell(visitor, { t: 'done', id, seq });
      } catch (error) {
        if (!(error instanceof Refusing)) this.#house.report(error);
        const answer = error instanceof Refusing ? error.answer : { why: 'unavailable' as const };
        this.#audience.tell(visitor, { t: 'refused', id, ...answer });
      }
      this.#callBots();
    });
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(work).catch((error) => this.#house.report(error));
    return this.#queue;
  }

  /** The entry made, or where the table stands; nothing if the answer has been sent. */
  async #do(visitor: Visitor, request: Request): Promise<number | undefined> {
    const seating = this.#seating;
    switch (request.t) {
      case 'act':
        return this.#act(seating.seatOf(visitor), request.after, request.action, request.id);
      case 'undo':
        return this.#undo(seating.seatOf(visitor), request);
      case 'consent':
        return this.#consent(seating.seatOf(visitor), request);
      case 'sit': {
        const { seat, name } = request;
        return this.#sit(seat, { kind: 'guest', name, holder: visitor.holder });
      }
      case 'seat-bot': {
        const { seat, bot } = request;
        if (seating.seatsOf(visitor.holder).length === 0) refuse('not-yours');
        if (!this.#house.bots.has(this.#course.title.game.id, bot)) refuse('malformed');
        return this.#sit(seat, { kind: 'bot', bot, name: bot });
      }
      case 'look': {
        const { id, at } = request;
        const seen = seenBy(this.#course.title, this.#course.at(at), seating.eyesOf(visitor));
        this.#audience.tell(visitor, { t: 'seen', id, at, ...seen });
        return undefined;
      }
      case 'record':
        if (this.#audience.status !== 'over') refuse('not-yours');
        this.#audience.tell(visitor, { t: 'record', id: request.id, record: this.#record() });
        return undefined;
    }
  }

  async #act(seat: Seat, after: number, raw: unknown, id: string): Promise<number> {
    const { title, state, seq } = this.#course;
    if (!this.#seating.isFull) refuse('waiting');
    if (after !== seq) refuse('stale');
    const action = parsed(title, raw);
    const refusal = title.game.check(state.table, title.game.own(state, seat), seat, action);
    if (refusal) throw new Refusing(refusal);
    return this.#keep(this.#course.outcomeOf(seat, action, id));
  }

  async #undo(seat: Seat, request: Extract<Request, { t: 'undo' }>): Promise<number> {
    if (request.after !== this.#course.seq) refuse('stale');
    return this.#undoWith(this.#seating.easyFor(seat), seat, request.to, request.id);
  }

  /** Goes back, or asks those who have not agreed yet. */
  async #undoWith(agreed: readonly Seat[], seat: Seat, to: number, id: string): Promise<number> {
    const { force, seats } = this.#course;
    const over = this.#audience.status === 'over';
    const refusal = checkUndo(force, seats, seat, { undo: to, agreed }, over);
    if (refusal?.rule === 'H.2') {
      this.#audience.ask = { id, by: seat, to, agreed: [...agreed] };
      return this.#course.seq;
    }
    if (refusal) throw new Refusing(refusal);
    const isFree = checkUndo(force, seats, seat, { undo: to }, over) === undefined;
    const undo = isFree ? { undo: to } : { undo: to, agreed };
    return this.#keep(this.#course.outcomeOfUndo(seat, undo, id));
  }

  async #consent(seat: Seat, request: Extract<Request, { t: 'consent' }>): Promise<number> {
    const { ask } = this.#audience;
    if (ask?.id !== request.ask) return refuse('stale');
    if (!request.yes) this.#audience.ask = undefined;
    else await this.#undoWith([...new Set([...ask.agreed, seat])], ask.by, ask.to, ask.id);
    return this.#course.seq;
  }

  async #sit(seat: Seat, sitter: SeatStored): Promise<number> {
    const { seats } = this.#seating;
    if (seats[seat]?.kind !== 'open') refuse('taken');
    const next = seats.with(seat, sitter);
    await this.#house.store.seat(this.#course.header.id, next);
    this.#seating.seats = next;
    this.#audience.welcomeAll();
    await this.#beginIfFull();
    return this.#course.seq;
  }

  /** Chance has the first turn, as soon as every seat is taken. */
  async #beginIfFull(): Promise<void> {
    if (this.#course.seq > 0 || !this.#seating.isFull) return;
    await this.#keep(this.#course.outcomeOfChance());
  }

  /** Store, commit, then publish. If it cannot be stored, nothing has changed. Returns the first new entry. */
  async #keep(outcome: Outcome): Promise<number> {
    const first = this.#course.seq + 1;
    const lines = outcome.told.map(({ line }) => line);
    try {
      await this.#house.store.append(this.#course.header.id, lines);
    } catch (error) {
      if (error instanceof Conflict) refuse('stale');
      throw error;
    }
    this.#course.accept(outcome);
    for (const line of lines) if (line.id) this.#answered.set(line.id, line.seq);
    for (const id of this.#answered.keys()) {
      if (this.#answered.size <= REMEMBERED) break;
      this.#answered.delete(id);
    }
    this.#audience.publish(outcome.told);
    this.#audience.ask = undefined;
    return first;
  }

  #callBots(): void {
    if (this.#audience.status !== 'running') return;
    this.#bots.call(this.#seating.seats, (seat, after, action) => {
      void this.#inTurn(async () => {
        if (this.#course.seq !== after) return;
        await this.#act(seat, after, action, `bot-${seat}-${after}`);
        this.#callBots();
      });
    });
  }

  /** The whole game as a file. Only for a game that is over: it tells everything. */
  #record(): GameRecord<unknown> {
    const { header, log, title } = this.#course;
    return exportRecord(title.game, {
      options: header.options,
      seats: this.#seating.seats.map((seat) => ({
        name: seat.kind === 'open' ? '' : seat.name,
        ...(seat.kind === 'bot' ? { bot: seat.bot } : {}),
      })),
      commitment: commitmentTo(header.secret),
      secret: header.secret,
      log: log.map(({ id: _, ...entry }) => entry),
    });
  }
}

function parsed({ game }: Title<Kind>, raw: unknown): unknown {
  try {
    return game.parseAction(raw);
  } catch (error) {
    if (error instanceof Malformed) return refuse('malformed');
    throw error;
  }
}
