/** What others always come before with a move is not tried for ever. */
export const MOST_TRIES = 8;

/** The first wait, and the longest; each is twice the one before. */
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 10_000;

/** What could not be stored and nobody will ask for again, because a bot or chance did it, is tried again: never given up. */
export class Retry {
  readonly #sleep: (ms: number) => Promise<void>;
  readonly #again: () => void;
  #waitMs = FIRST_WAIT_MS;
  /** Will it be tried again? */
  isWaiting = false;

  constructor(sleep: (ms: number) => Promise<void>, again: () => void) {
    this.#sleep = sleep;
    this.#again = again;
  }

  /** It failed, once more. There is one wait at a time, whoever else has tried meanwhile. */
  failed(): void {
    if (this.isWaiting) return;
    this.isWaiting = true;
    void this.#sleep(this.#waitMs).then(() => {
      this.isWaiting = false;
      this.#again();
    });
    this.#waitMs = Math.min(2 * this.#waitMs, LONGEST_WAIT_MS);
  }

  worked(): void {
    this.#waitMs = FIRST_WAIT_MS;
  }
}
