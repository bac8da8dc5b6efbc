import type { Eyes, Kind, Play, View } from '#kernel/game.ts';
import type { Update } from '#protocol/to-client.ts';
import { type Given, withGiven, withoutGiven } from './given.ts';
import { mixed, valueSum } from './value-sum.ts';

/** So often, in entries, an update says what its reader should see by now. */
export const SUM_EVERY = 16;

/** What is to be seen, in few digits. */
export function viewSum(given: Given, { table, own }: View<Kind>): number {
  return sumOfView(valueSum(withoutGiven(given, table)), valueSum(own));
}

/** From the sums of its two parts: the table's is the same for everybody. */
export function sumOfView(table: number, own: number): number {
  return mixed(Math.imul(table, 31) ^ own) >>> 0;
}

/** What an update says by itself of what is seen after it: all of it when somebody went back, else nothing. */
export function viewIn({ table, own }: Update, given: Given): View<Kind> | undefined {
  return table === undefined ? undefined : { table: withGiven(given, table), own };
}

/** What is seen after an update, for whoever need not keep what was seen before it: that is changed in place. */
export function follow(
  { fold }: Play<Kind>,
  before: View<Kind>,
  update: Update,
  eyes: Eyes,
  given: Given = {},
): View<Kind> {
  const said = viewIn(update, given);
  if (said) return said;
  for (const { events } of update.entries) for (const event of events) fold(before, event, eyes);
  return before;
}
