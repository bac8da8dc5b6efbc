import { commitmentTo } from '#kernel/chance.ts';
import type { Seat } from '#kernel/game.ts';
import type { Closing } from '#protocol/closing.ts';
import { PROTOCOL } from '#protocol/parts.ts';
import type { Ask, Status } from '#protocol/to-client.ts';
import { AsideTold } from './aside-told.ts';
import type { TableClocks } from './clocks.ts';
import type { GameSession } from './game-session.ts';
import { Going, type RestedGoing } from './going.ts';
import { isThere, withWatchers } from './news.ts';
import {
  logText,
  pageOf,
  pastText,
  plainText,
  seenText,
  type Text,
  UpdateTexts,
  welcomeText,
  youText,
} from './publish.ts';
import { logFrom } from './record.ts';
import { holdersOf, type Seating, type Visitor } from './seating.ts';
import { SeatsTold } from './seats-told.ts';
import type { LineEvents } from './stored-log.ts';
import { type Summary, statusOf, summaryOf } from './summary.ts';
import type { TableTies } from './table-host.ts';

/** Everybody who watches a table, and when they are told what. */
export class Viewers {
  readonly #session: GameSession;
  readonly #seating: Seating;
  readonly #ties: TableTies;
  readonly #seatsTold: SeatsTold;
  readonly #asideTold: AsideTold;
  readonly #visitors = new Set<Visitor>();
  readonly #now: () => number;
  #going: Going | undefined;
  #ask: Ask | undefined;
  #wasLate = false;

  /** `ask`: what everybody who is here knows to be asked. */
  constructor({ session, seating, ties, clocks, now }: ViewersParts, ask: Ask | undefined) {
    this.#session = session;
    this.#seating = seating;
    this.#ties = ties;
    this.#seatsTold = new SeatsTold(seating, ties);
    this.#asideTold = new AsideTold(session, seating, clocks, { now, late: () => this.#late });
    this.#going = ties.going();
    this.#now = now;
    this.#ask = ask;
  }

  /** They were here before the table was put away, and had been seen to come and go; `knowSeats`: and know which seats are theirs. `knowAside`: nobody was late. */
  resume(
    { visitors, going }: { visitors: readonly Visitor[]; going: RestedGoing | undefined },
    knowSeats: boolean,
    knowAside: boolean,
  ): void {
    this.#going = going === undefined ? undefined : Going.from(going);
    this.#wasLate = !knowAside;
    for (const visitor of visitors) {
      this.#visitors.add(visitor);
      if (!knowSeats) continue;
      this.#seatsTold.yours(visitor);
      // With the turn a clock may have changed; and who was late may be no longer.
      if (knowAside) this.#asideTold.knows(visitor);
    }
  }

  /** Everybody who is here, in a list no longer than they are: it is kept of every quiet table, and a spread leaves room. */
  get all(): Visitor[] {
    return [...this.#visitors].slice();
  }

  get status(): Status {
    return statusOf(this.#seating.hasBegun, this.#isOver);
  }

  get #isOver(): boolean {
    return this.#session.actors.length === 0 || this.#seating.beside.ended !== undefined;
  }

  get isEmpty(): boolean {
    return this.#visitors.size === 0;
  }

  /** Where somebody is who sits here, or else somebody who watches, or else the host's mark: on their account bots think. */
  get from(): string {
    const visitors = this.all;
    const sits = (visitor: Visitor): boolean => this.#seating.eyesOf(visitor) !== 'watcher';
    return (visitors.find(sits) ?? visitors[0])?.from ?? this.#seating.host ?? '';
  }

  /** Who is here, as other nodes are told it (`TableNews`). */
  get here(): number {
    if (this.isEmpty) return 0;
    const holders = holdersOf(this.#visitors);
    const seats = this.#seating.seats.reduce(
      (here, seat, i) =>
        seat.kind === 'guest' && holders.has(seat.holder) ? here | (2 << i) : here,
      1,
    );
    return withWatchers(seats, this.#seatsTold.watching(this.#visitors));
  }

  get summary(): Summary {
    const here = holdersOf(this.#visitors);
    const { header } = this.#session;
    const elsewhere = this.#ties.elsewhere();
    const isHere = (holder: string, seat: Seat) => here.has(holder) || isThere(elsewhere, seat);
    return summaryOf(header.game, this.#seating, this.#isOver, isHere);
  }

  get going(): Going | undefined {
    return this.#going;
  }

  /** Somebody was said to be late. */
  get wasLate(): boolean {
    return this.#wasLate;
  }

  get ask(): Ask | undefined {
    return this.#ask;
  }

  set ask(ask: Ask | undefined) {
    if (ask?.id === this.#ask?.id && ask?.agreed.length === this.#ask?.agreed.length) return;
    this.#ask = ask;
    const text = plainText(ask ? { t: 'asked', ask } : { t: 'asked' });
    for (const visitor of this.#visitors) visitor.send(text);
  }

  async add(visitor: Visitor): Promise<void> {
    this.#visitors.add(visitor);
    try {
      visitor.send(await this.#welcome(visitor));
    } catch (error) {
      // Who cannot be told where the game stands is not there.
      this.#visitors.delete(visitor);
      throw error;
    }
    this.tellSeats();
  }

  delete(visitor: Visitor): void {
    this.#seating.forget(visitor);
    if (this.#visitors.delete(visitor)) this.tellSeats();
  }

  /** Tells who sits where, as far as that has changed. */
  tellSeats(): void {
    const { status } = this;
    this.#going?.see(this.#there, this.#now);
    this.#seatsTold.tell(this.#visitors, status, (yours) => youText(this.#session, status, yours));
    this.#tellLate();
  }

  /** Tells what is so beside the game, as far as that has changed. */
  tellAside(): void {
    this.#asideTold.tell(this.#visitors);
  }

  /** How it was after an entry. */
  async look(visitor: Visitor, id: string, at: number): Promise<void> {
    const state = await this.#session.at(at);
    visitor.send(seenText(this.#session, id, at, state, this.#seating.eyesOf(visitor)));
  }

  /** What happened up to this entry: the latest page of it. */
  async past(visitor: Visitor, id: string, to: number): Promise<void> {
    const past = await this.#session.past(to);
    visitor.send(pastText(id, pageOf(this.#session, past, this.#seating.eyesOf(visitor))));
  }

  /** A piece of the log, of a game that is over. */
  async log(visitor: Visitor, id: string, from: number): Promise<void> {
    visitor.send(logText(this.#session, id, await logFrom(this.#session, from)));
  }

  /** Nobody stays, and nobody is told who goes first. */
  dismissAll(why: Closing['why']): void {
    const visitors = [...this.#visitors];
    this.#visitors.clear();
    for (const visitor of visitors) visitor.dismiss(why);
  }

  /** The log is another than they were told: everybody is told anew where the game stands. */
  async welcomeAll(): Promise<void> {
    for (const visitor of this.#visitors) visitor.send(await this.#welcome(visitor));
  }

  publish(told: readonly LineEvents[]): void {
    const texts = new UpdateTexts(this.#session, told, this.status);
    for (const visitor of this.#visitors) visitor.send(texts.for(this.#seating.eyesOf(visitor)));
    if (this.#session.header.pace) this.tellAside();
    else this.#tellLate();
  }

  /** Whose seats are taken by somebody who is there, at any node. */
  get #there(): number {
    return this.here | this.#ties.elsewhere();
  }

  /** H.7: whose turn it is, and who is neither here nor at another node. */
  get #late(): { seat: Seat; since: number }[] {
    if (this.status !== 'running') return [];
    const { actors, turn } = this.#session;
    const { played } = this.#seating;
    const toAct = actors.filter((actor): actor is Seat => actor !== 'chance');
    const people = toAct.filter((seat) => played[seat]?.kind === 'guest');
    if (people.length === 0) return [];
    const [there, since] = [this.#there, turn?.since ?? 0];
    const away = people.filter((seat) => !isThere(there, seat));
    return away.map((seat) => ({ seat, since, ...this.#going?.since(seat) }));
  }

  /** Most of the time everybody is there, and there is nothing to tell. */
  #tellLate(): void {
    const isLate = this.#late.length > 0;
    if (isLate || this.#wasLate) this.tellAside();
    this.#wasLate = isLate;
  }

  async #welcome(visitor: Visitor): Promise<Text> {
    const { header, given, seq } = this.#session;
    const past = await this.#session.past(seq);
    const eyes = this.#seating.eyesOf(visitor);
    return welcomeText(this.#session, this.status, eyes, {
      t: 'welcome',
      v: PROTOCOL,
      given: Object.keys(given),
      ...this.#seatsTold.shown(this.#visitors),
      ...this.#seatsTold.yours(visitor),
      commitment: commitmentTo(header.secret),
      ...pageOf(this.#session, past, eyes),
      ...(this.#ask ? { ask: this.#ask } : {}),
      aside: this.#asideTold.shown(visitor),
    });
  }
}

type ViewersParts = {
  session: GameSession;
  seating: Seating;
  ties: TableTies;
  clocks: TableClocks | undefined;
  now: () => number;
};
