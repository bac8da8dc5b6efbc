import type { Seat } from '#kernel/game.ts';
import type { Advance } from './advance.ts';
import type { JobAtTable } from './jobs.ts';
import { isThere } from './news.ts';
import type { TableParts } from './playing.ts';

type Parts = Pick<TableParts, 'ties' | 'seating' | 'viewers' | 'host' | 'session' | 'clocks'>;

/** When somebody who is not there is to be told what has become of the game. */
export class Calling {
  readonly #parts: Parts;
  /** Somebody was called, as far as is known here, and is to be told that they need not come any more. */
  #mayBeCalled: boolean;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#mayBeCalled = parts.session.seq > 0;
  }

  /** Others have written, who may have called somebody. */
  hasRead(): void {
    this.#mayBeCalled = true;
  }

  /** The job that goes with this outcome; `ordered`: the seat that an order acts for now. */
  jobWith(
    { along: { over, turn } }: Pick<Advance, 'along'>,
    ordered?: Seat,
  ): JobAtTable | undefined {
    if (!turn && !over) return undefined;
    const { ties, seating, viewers, host, clocks, session } = this.#parts;
    const here = viewers.here | ties.elsewhere();
    const isAway = (seat: Seat): boolean =>
      seating.played[seat]?.kind === 'guest' && !isThere(here, seat) && (over || seat !== ordered);
    // That it has begun, or is over, is told to everybody.
    const isFirst = session.seq === 0;
    const isForAll = over || isFirst;
    const seats = isForAll ? [...seating.seats.keys()] : (turn?.toAct ?? []);
    const isCalling = seats.some(isAway);
    // Of a slow table somebody keeps in mind when a time will be short, also while everybody is there.
    const isSlow = clocks?.pace.kind === 'slow' && !over;
    // Whoever was asked to agree need not any more.
    const isAsked = viewers.ask !== undefined;
    // Whoever is there when it begins has seen it, and is not told later.
    const mayBe = this.#mayBeCalled || isSlow || isAsked || isFirst;
    const isDue = isCalling || (mayBe && seating.hasPeople);
    this.#mayBeCalled = isCalling;
    return isDue ? { due: host.now() } : undefined;
  }
}
