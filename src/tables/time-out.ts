import type { Clock } from '#clocks/clock.ts';
import type { Seat } from '#kernel/game.ts';
import { type Beside, besideWith } from './beside.ts';

/** What becomes of a table at which the time of these seats is out, in the turn that came with entry `after`. */
export function timeIsOut(
  beside: Beside,
  { after, clock }: { after: number; clock: Clock },
  seats: readonly Seat[],
): Beside {
  const part = beside.clock?.after === after ? beside.clock : { after };
  return besideWith(beside, 'clock', { ...part, clock, out: [...(part.out ?? []), ...seats] });
}
