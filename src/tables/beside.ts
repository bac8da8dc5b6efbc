import type { Clock } from '#clocks/clock.ts';
import type { Seat } from '#kernel/game.ts';
import type { Ask } from '#protocol/to-client.ts';

/** An undo that waits for those it concerns to agree. Void unless the log still ends with its entry `after`. */
export type AskStored = Ask & { after: number };

/**
 * What is stored of a table beside its seats and its log, and changes with its version. Each part belongs to one file of this
 * room, which alone reads and writes it; one that is not there is as it usually is.
 */
export type Beside = {
  /** What was asked last (`undoing.ts`). */
  ask?: AskStored;
  /** Who may find it: everybody in the hall, or only those who are invited. Not there: whoever has the link. */
  access?: 'public' | 'private';
  /** It begins when the host says so, and not before. */
  held?: true;
  /**
   * What has become of the clock in the turn that came with entry `after`; void in any other (`clocks.ts`, `time-out.ts`).
   * `out`: whose time is out. `forgiven`: what the house was away for has been given back.
   */
  clock?: { after: number; clock?: Clock; out?: readonly Seat[]; forgiven?: true };
};

/** With another value of one part; `undefined` takes it away. */
export function besideWith<Part extends keyof Beside>(
  beside: Beside,
  part: Part,
  value: Beside[Part] | undefined,
): Beside {
  const { [part]: _, ...others } = beside;
  return value === undefined ? others : { ...others, [part]: value };
}
