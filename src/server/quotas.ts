import type { Limits, Rate } from './limits.ts';
import { type Stopwatch, TokenBucket } from './token-bucket.ts';

/** A bucket for each key. A key that is not remembered has a full one. */
export class Quota {
  readonly #rate: Rate;
  readonly #most: number;
  readonly #now: Stopwatch;
  /** In the order in which they were last used. */
  readonly #buckets = new Map<string, TokenBucket>();

  constructor(rate: Rate, most: number, now: Stopwatch) {
    this.#rate = rate;
    this.#most = most;
    this.#now = now;
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.#buckets.size;
  }

  /** Takes that much of what this key may have, or nothing if there is not enough. */
  take(key: string, cost = 1): boolean {
    let bucket = this.#buckets.get(key);
    if (bucket) this.#buckets.delete(key);
    else {
      this.#forgetSome();
      bucket = new TokenBucket(this.#rate, this.#now);
    }
    this.#buckets.set(key, bucket);
    return bucket.take(cost);
  }

  /**
   * Looks at the two that have been left alone longest, at most, so that there are ever fewer of those which are full
   * again and so tell nothing. When there are too many, the first of them goes, whatever it holds.
   */
  #forgetSome(): void {
    let looks = 0;
    for (const [key, bucket] of this.#buckets) {
      if (looks++ === 2 || (this.#buckets.size < this.#most && !bucket.isFull)) return;
      this.#buckets.delete(key);
    }
  }
}

export type Quotas = ReturnType<typeof quotasOf>;

/** All that is rationed by time, in requests and in sockets. */
export function quotasOf(limits: Limits, now: Stopwatch) {
  const { messages, entriesPerDay, tablesPerMinute, tablesPerDay } = limits;
  const quota = (rate: Rate) => new Quota(rate, limits.remembered, now);
  return {
    requests: quota(per(60, limits.requestsPerMinute)),
    tables: {
      guest: [quota(per(60, tablesPerMinute.guest)), quota(per(DAY, tablesPerDay.guest))],
      address: [quota(per(60, tablesPerMinute.address)), quota(per(DAY, tablesPerDay.address))],
    },
    messages: {
      /** A socket's own, which goes with it. */
      ofSocket: () => new TokenBucket(messages.socket, now),
      guest: quota(messages.guest),
      address: quota(messages.address),
      table: quota(messages.table),
    },
    entries: {
      guest: quota(per(DAY, entriesPerDay.guest)),
      address: quota(per(DAY, entriesPerDay.address)),
    },
  };
}

const DAY = 24 * 60 * 60;

function per(seconds: number, burst: number): Rate {
  return { burst, perSecond: burst / seconds };
}
