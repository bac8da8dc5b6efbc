import type { LongThought } from './worker-bots.ts';

/** Which bot of this page thinks for long now, for whoever shows it. */
class Telling {
  #now: LongThought | undefined;
  readonly #listeners = new Set<() => void>();

  readonly tell = (thought: LongThought | undefined): void => {
    this.#now = thought;
    for (const changed of this.#listeners) changed();
  };

  readonly getSnapshot = (): LongThought | undefined => this.#now;

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };
}

export const longThought = new Telling();
