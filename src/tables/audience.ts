import { commitmentTo } from '#kernel/chance.ts';
import type { Eyes } from '#kernel/game.ts';
import { undoFloor } from '#kernel/log.ts';
import { PROTOCOL, type SeatShown } from '#protocol/parts.ts';
import type { Ask, Closing, Status, ToClient, Update } from '#protocol/to-client.ts';
import type { Course, Told } from './course.ts';
import { ownOf, seenBy, shownTo } from './publish.ts';
import type { Seating, Visitor } from './seating.ts';
import { SeatsTold } from './seats-told.ts';

/** A table as its link shows it to anybody. */
export type Glance = { game: string; seats: SeatShown[]; status: Status };

/** Everybody who watches a table, and all that they are told. */
export class Audience {
  readonly #course: Course;
  readonly #seating: Seating;
  readonly #seatsTold: SeatsTold;
  readonly #visitors = new Set<Visitor>();
  readonly #commitment: string;
  #ask: Ask | undefined;

  constructor(course: Course, seating: Seating) {
    this.#course = course;
    this.#seating = seating;
    this.#seatsTold = new SeatsTold(seating);
    this.#commitment = commitmentTo(course.header.secret);
  }

  get status(): Status {
    if (!this.#seating.isFull) return 'waiting';
    return this.#course.actors.length === 0 ? 'over' : 'running';
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

  get glance(): Glance {
    const { game } = this.#course.header;
    return { game, seats: this.#seatsTold.shown(this.#visitors).seats, status: this.status };
  }

  get ask(): Ask | undefined {
    return this.#ask;
  }

  set ask(ask: Ask | undefined) {
    if (!ask && !this.#ask) return;
    this.#ask = ask;
    this.#tellAll(ask ? { t: 'asked', ask } : { t: 'asked' });
  }

  add(visitor: Visitor): void {
    this.#visitors.add(visitor);
    this.tell(visitor, this.#welcome(visitor));
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
    const { title, state } = this.#course;
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
  welcomeAll(): void {
    for (const visitor of this.#visitors) this.tell(visitor, this.#welcome(visitor));
  }

  publish(told: readonly Told[]): void {
    const { title, state } = this.#course;
    const texts = new Map<Eyes, string>();
    // Most of an update is the table, the same for all: it is put into words once.
    const table = JSON.stringify(state.table);
    for (const visitor of this.#visitors) {
      const eyes = this.#seating.eyesOf(visitor);
      let text = texts.get(eyes);
      if (text === undefined) {
        const entries = told.map((one) => shownTo(title, one, eyes));
        const own = ownOf(title, state, eyes);
        const rest: Omit<Update, 'table'> = {
          t: 'update',
          entries,
          ...this.#standing(eyes),
          ...own,
        };
        text = `${JSON.stringify(rest).slice(0, -1)},"table":${table}}`;
        texts.set(eyes, text);
      }
      visitor.send(text);
    }
  }

  #welcome(visitor: Visitor): ToClient {
    const { header, title } = this.#course;
    const eyes = this.#seating.eyesOf(visitor);
    return {
      t: 'welcome',
      v: PROTOCOL,
      id: header.id,
      game: header.game,
      rules: header.rules,
      options: header.options,
      ...this.#seatsTold.shown(this.#visitors),
      ...this.#seatsTold.yours(visitor),
      commitment: this.#commitment,
      past: this.#course.past().map((one) => shownTo(title, one, eyes)),
      ...(this.#ask ? { ask: this.#ask } : {}),
      ...this.#standing(eyes),
      ...seenBy(title, this.#course.state, eyes),
    };
  }

  #standing(eyes: Eyes) {
    const { seq, force, header, title } = this.#course;
    const status = this.status;
    return {
      seq,
      status,
      floor: eyes === 'watcher' ? seq : undoFloor(force, eyes, title.game.isFinal),
      ...(status === 'over' ? { chanceSecret: header.secret } : {}),
    };
  }

  #tellAll(message: ToClient): void {
    const text = JSON.stringify(message);
    for (const visitor of this.#visitors) visitor.send(text);
  }
}
