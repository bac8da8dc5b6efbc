import type { Seat } from '#kernel/game.ts';
import { type Beside, besideWith } from './beside.ts';

/** What becomes of a table at which the time of these seats is out, in the turn that came with entry `after`. */
export function timeIsOut(beside: Beside, after: number, seats: readonly Seat[]): Beside {
  const { clock } = beside;
  const part = clock?.after === after ? clock : { after };
  return besideWith(beside, 'clock', { ...part, out: [...(part.out ?? []), ...seats] });
}
