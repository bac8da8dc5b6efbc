import { type HallShown, hallShown } from '#protocol/hall.ts';
import { PROTOCOL } from '#protocol/parts.ts';
import { markOf } from '#tables/tables.ts';
import { BoardSeen } from './board-seen.ts';
import type { Counts, Faults } from './counts.ts';
import type { Doors, Who } from './doors.ts';
import { Line } from './line.ts';

/** Somebody who looks at the departures board while they play elsewhere, and comes again when their socket is gone. */
export class HallGuest {
  /** As they are to be called; '': they are not shown to others. */
  readonly name: string;
  /** Whose tables are shown as theirs. */
  readonly holder: string;
  shown: HallShown | undefined;
  readonly #line: Line;
  readonly #faults: Faults;
  readonly #counts: Counts;
  readonly #seen: BoardSeen;
  readonly #waiting = new Set<() => void>();

  constructor(
    { doors, counts, faults }: { doors: Doors; counts: Counts; faults: Faults },
    { secret, name, from, cookie }: Who,
  ) {
    this.name = name;
    this.holder = markOf(secret);
    this.#counts = counts;
    this.#faults = faults;
    this.#seen = new BoardSeen(this.fault);
    this.#line = new Line(doors, {
      headers: { 'x-forwarded-for': from, ...(cookie === undefined ? {} : { cookie }) },
      hello: () => {
        if (this.shown) counts.hallReturns++;
        return { t: 'hall', v: PROTOCOL, secret, ...(name === '' ? {} : { name }) };
      },
      hear: (text) => this.#hear(JSON.parse(text) as { t?: unknown; why?: unknown }),
    });
    this.#line.connect();
  }

  /** When this is shown; false: it is not, for so long. */
  async shows(isSo: (shown: HallShown) => boolean, ms: number): Promise<boolean> {
    const until = performance.now() + ms;
    while (!this.shown || !isSo(this.shown)) {
      const left = until - performance.now();
      if (left <= 0) return false;
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, left);
      this.#waiting.add(resolve);
      await promise;
      clearTimeout(timer);
      this.#waiting.delete(resolve);
    }
    return true;
  }

  close(): void {
    this.#line.close();
  }

  readonly fault = (kind: string, what: string): void =>
    this.#faults.add(kind, `the hall, to ${this.name}`, what);

  #hear(said: { t?: unknown; why?: unknown }): void {
    if (said.t === 'closing') {
      if (said.why !== 'stopping') this.fault('sent away', `${said.why}`);
      return;
    }
    const { data, error } = hallShown.safeParse(said);
    if (!data) return this.fault('the hall', `is not as it is said to be: ${error.message}`);
    this.#line.arrived();
    this.#counts.hallShown++;
    this.#seen.shown(data);
    this.shown = data;
    for (const wake of this.#waiting) wake();
  }
}
