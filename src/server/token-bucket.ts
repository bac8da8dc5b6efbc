import type { Rate } from './limits.ts';

/** Milliseconds by a clock that nobody sets: it only goes forward. */
export type Stopwatch = () => number;

/** So much at once, and so much each second for ever. */
export class TokenBucket {
  readonly #rate: Rate;
  readonly #now: Stopwatch;
  #left: number;
  #at: number;

  constructor(rate: Rate, now: Stopwatch) {
    this.#rate = rate;
    this.#now = now;
    this.#left = rate.burst;
    this.#at = now();
  }

  /** Has nothing been taken that is not there again? */
  get isFull(): boolean {
    this.#fill();
    return this.#left === this.#rate.burst;
  }

  /** Takes that much, or nothing if there is not enough. */
  take(cost: number): boolean {
    this.#fill();
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
  }

  #fill(): void {
    const { burst, perSecond } = this.#rate;
    const now = this.#now();
    this.#left = Math.min(burst, this.#left + ((now - this.#at) * perSecond) / 1000);
    this.#at = now;
  }
}
