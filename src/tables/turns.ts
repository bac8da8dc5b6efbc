/** Works one at a time, in the order they came. One that finds nobody at work begins at once. */
export class Turns {
  readonly #report: (error: unknown) => void;
  /** Kept when all that was taken so far is done. Nothing: it is. */
  #last: Promise<void> | undefined;
  #isBeginning = false;

  constructor(report: (error: unknown) => void) {
    this.#report = report;
  }

  /** Kept when this work is done, whether it failed or not. */
  take(work: () => void | Promise<void>): Promise<void> {
    // Whoever asks for work in the midst of work has it done after that.
    if (this.#isBeginning) return Promise.resolve().then(() => this.take(work));
    const turn = this.#last ? this.#last.then(work) : this.#begin(work);
    if (!turn) return Promise.resolve();
    const over = (): void => {
      if (this.#last === last) this.#last = undefined;
    };
    const last = turn.then(over, (error: unknown) => {
      this.#report(error);
      over();
    });
    this.#last = last;
    return last;
  }

  /** As `take`, but what fails is told to whoever asked for it. */
  async asked(work: () => Promise<void>): Promise<void> {
    let failure: { error: unknown } | undefined;
    await this.take(async () => {
      try {
        await work();
      } catch (error) {
        failure = { error };
      }
    });
    if (failure) throw failure.error;
  }

  #begin(work: () => void | Promise<void>): void | Promise<void> {
    this.#isBeginning = true;
    try {
      return work();
    } catch (error) {
      this.#report(error);
    } finally {
      this.#isBeginning = false;
    }
  }
}
