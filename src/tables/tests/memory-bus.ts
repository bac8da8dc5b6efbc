import type { Rng } from '#kernel/rng.ts';
import type { Bus, BusEnd } from '../bus.ts';

/** How often, in a hundred, what is said is lost, comes twice, or comes late. */
export type Faults = { lost: number; twice: number; late: number };

const NO_FAULTS: Faults = { lost: 0, twice: 0, late: 0 };

type Place = { end: BusEnd; isReady: boolean; isCut: boolean };
type Sent = { to: BusEnd; text: string };

/** A bus within one process, which is as bad as it is told to be. Nothing travels before the test says so. */
export class MemoryBus {
  faults: Faults = NO_FAULTS;
  readonly #rng: Rng;
  readonly #ends: Place[] = [];
  #waiting: Sent[] = [];

  constructor(rng: Rng) {
    this.#rng = rng;
  }

  /** A place for one node. `cut`: from now on it neither hears nor is heard, as if it had died. */
  place(): Bus & { cut(): void } {
    let place: Place | undefined;
    return {
      join: (end) => {
        place = { end, isReady: false, isCut: false };
        this.#ends.push(place);
      },
      ready: () => {
        if (place) place.isReady = true;
      },
      cut: () => {
        if (place) place.isCut = true;
      },
    };
  }

  /** Lets everything travel that was said until now. True: there was something. */
  carry(): boolean {
    const late: Sent[] = [];
    for (const from of this.#ends) {
      if (!from.isReady || from.isCut) continue;
      from.isReady = false;
      for (const text of from.end.write()) this.#send(text, late);
    }
    const now = this.#waiting;
    this.#waiting = late;
    for (const { to, text } of now) to.hear(text);
    return now.length > 0 || late.length > 0;
  }

  #send(text: string, late: Sent[]): void {
    const { lost, twice, late: isLate } = this.faults;
    const happens = (percent: number): boolean => this.#rng.below(100) < percent;
    for (const { end, isCut } of this.#ends) {
      if (isCut || happens(lost)) continue;
      const sent = { to: end, text };
      (happens(isLate) ? late : this.#waiting).push(sent);
      if (happens(twice)) (happens(50) ? late : this.#waiting).push(sent);
    }
  }
}
