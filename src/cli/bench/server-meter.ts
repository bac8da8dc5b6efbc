/** Two players at a table who never tire. They tell the pace what happens, and it tells them when to go on. */
export interface Match {
  /** Makes the next move. Called only after `ready`. */
  move(): void;
  /** For the house: its table, and the last entry that both have seen. */
  readonly seen?: { table: string; seq: number };
}

export type Pace = {
  /** The player who did not move has decoded what the other did. */
  arrived(match: Match): void;
  /** Both have; the next move can be made. */
  ready(match: Match): void;
  /** Bytes that came in. */
  received(bytes: number): void;
  /** A game was over, and the players have opened another table. */
  opened(): void;
  /** No more moves: the server is about to be killed. */
  readonly isOver: boolean;
};

/** Takes the time of every move, and decides when the next is made. */
export class Meter implements Pace {
  readonly latencies: number[] = [];
  bytes = 0;
  tablesOpened = 0;
  isMeasuring = false;
  isOver = false;
  readonly #isSaturated: boolean;
  readonly #sentAt = new Map<Match, number>();
  readonly #nextAt = new Map<Match, number>();
  /** Those who are ready while nobody may begin. */
  #waiting: Set<Match> | undefined = new Set();

  /** Saturated: the next move at once. Otherwise one a second, each match at a moment of its own. */
  constructor(isSaturated: boolean) {
    this.#isSaturated = isSaturated;
  }

  get waiting(): number {
    return this.#waiting?.size ?? 0;
  }

  start(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const match of waiting) {
      this.#nextAt.set(match, performance.now() - 1000 * Math.random());
      this.ready(match);
    }
  }

  arrived(match: Match): void {
    const sentAt = this.#sentAt.get(match);
    if (sentAt !== undefined && this.isMeasuring) this.latencies.push(performance.now() - sentAt);
    this.#sentAt.delete(match);
  }

  ready(match: Match): void {
    if (this.isOver) return;
    if (this.#waiting) this.#waiting.add(match);
    else if (this.#isSaturated) this.#go(match);
    else {
      const now = performance.now();
      const at = Math.max(now, (this.#nextAt.get(match) ?? now) + 1000);
      this.#nextAt.set(match, at);
      setTimeout(() => this.#go(match), at - now);
    }
  }

  received(bytes: number): void {
    if (this.isMeasuring) this.bytes += bytes;
  }

  opened(): void {
    if (this.isMeasuring) this.tablesOpened++;
  }

  #go(match: Match): void {
    if (this.isOver) return;
    this.#sentAt.set(match, performance.now());
    match.move();
  }
}
