import type { Limits, Rate } from './limits.ts';
import { type Stopwatch, TokenBucket } from './token-bucket.ts';

/** A bucket for each key. A key that is not remembered has a full one. */
export class Quota {
  readonly #rate: Rate;
  readonly #most: number;
  readonly #now: Stopwatch;
  /** Those that nobody holds, in the order in which they were last used. */
  readonly #buckets = new Map<string, TokenBucket>();
  readonly #held = new Map<string, { bucket: TokenBucket; holders: number }>();

  constructor(rate: Rate, most: number, now: Stopwatch) {
    this.#rate = rate;
    this.#most = most;
    this.#now = now;
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.#buckets.size + this.#held.size;
  }

  /** Takes that much of what this key may have, or nothing if there is not enough. */
  take(key: string, cost = 1): boolean {
    const now = this.#now();
    const held = this.#held.get(key)?.bucket;
    if (held) return held.take(cost, now);
    const bucket = this.#taken(key, now);
    this.#buckets.set(key, bucket);
    return bucket.take(cost, now);
  }

  /** The bucket of a key, for somebody who will use it often. It is not forgotten before all have let go of it. */
  hold(key: string): TokenBucket {
    let held = this.#held.get(key);
    if (!held) {
      held = { bucket: this.#taken(key, this.#now()), holders: 0 };
      this.#held.set(key, held);
    }
    held.holders++;
    return held.bucket;
  }

  letGo(key: string): void {
    const held = this.#held.get(key);
    if (!held || --held.holders > 0) return;
    this.#held.delete(key);
    const now = this.#now();
    this.#forgetSome(now);
    if (!held.bucket.isFull(now)) this.#buckets.set(key, held.bucket);
  }

  /** The bucket of this key, out of those that may be forgotten. */
  #taken(key: string, now: number): TokenBucket {
    const bucket = this.#buckets.get(key);
    if (!bucket) {
      this.#forgetSome(now);
      return new TokenBucket(this.#rate, now);
    }
    this.#buckets.delete(key);
    return bucket;
  }

  /**
   * Looks at the two that have been left alone longest, at most, so that there are ever fewer of those which are full
   * again and so tell nothing. When there are too many, the first of them goes, whatever it holds.
   */
  #forgetSome(now: number): void {
    let looks = 0;
    for (const [key, bucket] of this.#buckets) {
      if (looks++ === 2 || (this.#buckets.size < this.#most && !bucket.isFull(now))) return;
      this.#buckets.delete(key);
    }
  }
}

export type Quotas = ReturnType<typeof quotasOf>;

/** All that is rationed by time, in requests and in sockets. */
export function quotasOf(limits: Limits, now: Stopwatch) {
  const { messages, entriesPerDay, tablesPerMinute, tablesPerDay, talkPerMinute } = limits;
  const quota = (rate: Rate) => new Quota(rate, limits.remembered, now);
  return {
    now,
    requests: quota(per(60, limits.requestsPerMinute)),
    tables: {
      guest: [quota(per(60, tablesPerMinute.guest)), quota(per(DAY, tablesPerDay.guest))],
      address: [quota(per(60, tablesPerMinute.address)), quota(per(DAY, tablesPerDay.address))],
    },
    entering: quota(per(60, limits.enteringPerMinute)),
    letters: quota(per(HOUR, limits.lettersPerHour)),
    tickets: quota(per(DAY, limits.ticketsPerDay)),
    analyses: {
      guest: quota(per(HOUR, limits.analysesPerHour.guest)),
      address: quota(per(HOUR, limits.analysesPerHour.address)),
    },
    downloads: quota(per(HOUR, limits.downloadsPerHour)),
    talk: {
      guest: quota(per(60, talkPerMinute.guest)),
      address: quota(per(60, talkPerMinute.address)),
      table: quota(per(60, talkPerMinute.table)),
    },
    reports: quota(per(HOUR, limits.reportsPerHour)),
    messages: {
      /** A socket's own, which goes with it. */
      ofSocket: () => new TokenBucket(messages.socket, now()),
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

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

function per(seconds: number, burst: number): Rate {
  return { burst, perSecond: burst / seconds };
}
