import type { Seat } from '#kernel/game.ts';
import { MOST_SEATS } from '#protocol/parts.ts';
import { isThere } from './news.ts';

/** Mostly nobody has left: then who is there is all there is to keep. */
export type RestedGoing = Going | number;

/**
 * H.7: who was seen to leave the table, and when. Kept in memory alone: of whoever had left before this node opened the table
 * nobody knows since when they are away, and their turn counts from its beginning.
 */
export class Going {
  #there = 0;
  #left: Map<Seat, number> | undefined;

  /** As it was when the table was put away. */
  static from(rested: RestedGoing): Going {
    if (typeof rested !== 'number') return rested;
    const going = new Going();
    going.#there = rested;
    return going;
  }

  /** What is kept of it while the table is put away. */
  get resting(): RestedGoing {
    return this.#left?.size ? this : this.#there;
  }

  /** These are there now (`TableNews`). Nothing of the table is held: this is kept of every quiet one. */
  see(there: number, now: () => number): void {
    if (there === this.#there) return;
    for (let seat = 0; seat < MOST_SEATS; seat++) {
      if (isThere(there, seat)) this.#left?.delete(seat);
      else if (isThere(this.#there, seat)) {
        this.#left ??= new Map();
        this.#left.set(seat, now());
      }
    }
    this.#there = there;
  }

  /** Nothing: nobody saw them go. */
  since(seat: Seat): { left?: number } {
    const left = this.#left?.get(seat);
    return left === undefined ? {} : { left };
  }
}
