import { commitmentTo } from '#kernel/chance.ts';
import type { Eyes } from '#kernel/game.ts';
import { isUndo } from '#kernel/log.ts';
import { PROTOCOL } from '#protocol/parts.ts';
import type { Ask, Closing, Status, ToClient, Update } from '#protocol/to-client.ts';
import { SUM_EVERY, viewSum } from './follow.ts';
import type { GameSession } from './game-session.ts';
import { ownOf, type Page, pageOf, seenBy, shownTo } from './publish.ts';
import type { Seating, Visitor } from './seating.ts';
import { SeatsTold } from './seats-told.ts';
import type { Told } from './stored-log.ts';
import { type Summary, statusOf, summaryOf } from './summary.ts';

/** Everybody who watches a table, and all that they are told. */
export class Audience {
  readonly #session: GameSession;
  readonly #seating: Seating;
  readonly #seatsTold: SeatsTold;
  readonly #visitors = new Set<Visitor>();
  readonly #commitment: string;
  #ask: Ask | undefined;

  constructor(session: GameSession, seating: Seating) {
    this.#session = session;
    this.#seating = seating;
    this.#seatsTold = new SeatsTold(seating);
    this.#commitment = commitmentTo(session.header.secret);
  }

  get status(): Status {
    return statusOf(this.#seating.isFull, this.#session.actors.length === 0);
  }

  get isEmpty(): boolean {
    return this.#visitors.size === 0;
  }

  /** Where somebody is who sits here, or else somebody who watches: on their account bots think. */
  get from(): string {
    const visitors = [...this.#visitors];
    const sits = (visitor: Visitor): boolean => this.#seating.eyesOf(visitor) !== 'watcher';
    return (visitors.find(sits) ?? visitors[0])?.from ?? '';
  }

  get summary(): Summary {
    const here = new Set([...this.#visitors].map((visitor) => visitor.holder));
    const { header, actors } = this.#session;
    const over = actors.length === 0;
    return summaryOf(header.game, this.#seating.seats, over, (holder) => here.has(holder));
  }

  get ask(): Ask | undefined {
    return this.#ask;
  }

  set ask(ask: Ask | undefined) {
    if (!ask && !this.#ask) return;
    this.#ask = ask;
    this.#tellAll(ask ? { t: 'asked', ask } : { t: 'asked' });
  }

  async add(visitor: Visitor): Promise<void> {
    this.#visitors.add(visitor);
    this.tell(visitor, await this.#welcome(visitor));
    this.tellSeats();
  }

  delete(visitor: Visitor): void {
    this.#seating.forget(visitor);
    if (this.#visitors.delete(visitor)) this.tellSeats();
  }

  tell(visitor: Visitor, message: ToClient): void {
    visitor.send(JSON.stringify(message));
  }

  /** Tells who sits where, as far as that has changed. */
  tellSeats(): void {
    const { title, state } = this.#session;
    this.#seatsTold.tell(this.#visitors, this.status, (eyes) => {
      const { floor } = this.#standing(eyes);
      return { floor, ...ownOf(title, state, eyes) };
    });
  }

  /** Nobody stays, and nobody is told who goes first. */
  dismissAll(why: Closing['why']): void {
    const visitors = [...this.#visitors];
    this.#visitors.clear();
    for (const visitor of visitors) visitor.dismiss(why);
  }

  /** The log is another than they were told: everybody is told anew where the game stands. */
  async welcomeAll(): Promise<void> {
    for (const visitor of this.#visitors) this.tell(visitor, await this.#welcome(visitor));
  }

  /** What happened up to this entry, through this visitor's eyes: the latest page of it. */
  async past(visitor: Visitor, to: number): Promise<Page> {
    const { told, rest } = await this.#session.past(to);
    const eyes = this.#seating.eyesOf(visitor);
    return pageOf(
      told.map((one) => shownTo(this.#session.title, one, eyes)),
      rest,
    );
  }

  publish(told: readonly Told[]): void {
    const { title, state, given, seq } = this.#session;
    const texts = new Map<Eyes, string>();
    // Going back has no events: what is seen then is said.
    const goesBack = told.some(({ line }) => isUndo(line.action));
    const isSummed = Math.floor(seq / SUM_EVERY) > Math.floor((seq - told.length) / SUM_EVERY);
    for (const visitor of this.#visitors) {
      const eyes = this.#seating.eyesOf(visitor);
      let text = texts.get(eyes);
      if (text === undefined) {
        const entries = told.map((one) => shownTo(title, one, eyes));
        const view = () => ({ table: state.table, own: ownOf(title, state, eyes).own });
        const update: Update = {
          t: 'update',
          entries,
          ...this.#standing(eyes),
          ...(goesBack ? seenBy(this.#session, state, eyes) : {}),
          ...(isSummed ? { sum: viewSum(given, view()) } : {}),
        };
        text = JSON.stringify(update);
        texts.set(eyes, text);
      }
      visitor.send(text);
    }
  }

  async #welcome(visitor: Visitor): Promise<ToClient> {
    const { header, given, seq, state } = this.#session;
    const eyes = this.#seating.eyesOf(visitor);
    return {
      t: 'welcome',
      v: PROTOCOL,
      id: header.id,
      game: header.game,
      rules: header.rules,
      options: header.options,
      given: Object.keys(given),
      ...this.#seatsTold.shown(this.#visitors),
      ...this.#seatsTold.yours(visitor),
      commitment: this.#commitment,
      ...(await this.past(visitor, seq)),
      ...(this.#ask ? { ask: this.#ask } : {}),
      ...this.#standing(eyes),
      ...seenBy(this.#session, state, eyes),
    };
  }

  #standing(eyes: Eyes) {
    const { seq, header } = this.#session;
    const { status } = this;
    return {
      seq,
      status,
      floor: eyes === 'watcher' ? seq : this.#session.floorOf(eyes),
      ...(status === 'over' ? { chanceSecret: header.secret } : {}),
    };
  }

  #tellAll(message: ToClient): void {
    const text = JSON.stringify(message);
    for (const visitor of this.#visitors) visitor.send(text);
  }
}
