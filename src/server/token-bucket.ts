import type { Rate } from './limits.ts';

/** Milliseconds by a clock that nobody sets: it only goes forward. */
export type Stopwatch = () => number;

/** So much at once, and so much each second for ever. Whoever asks says what time it is. */
export class TokenBucket {
  readonly #rate: Rate;
  #left: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = now;
  }

  /** Has nothing been taken that is not there again? */
  isFull(now: number): boolean {
    this.#fill(now);
    return this.#left === this.#rate.burst;
  }

  /** Takes that much, or nothing if there is not enough. */
  take(cost: number, now: number): boolean {
    this.#fill(now);
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
  }

  #fill(now: number): void {
    const { burst, perSecond } = this.#rate;
    this.#left = Math.min(burst, this.#left + ((now - this.#at) * perSecond) / 1000);
    this.#at = now;
  }
}
