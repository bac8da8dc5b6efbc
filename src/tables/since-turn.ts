import type { Eyes, Seat } from '#kernel/game.ts';
import type { EntryShown } from '#protocol/to-client.ts';
import type { TableParts } from './playing.ts';
import { pageOf } from './publish.ts';

/** What others have done since a seat's last entry, oldest first, as that seat was shown it. */
export type SinceTurn = { entries: readonly EntryShown[]; names: readonly string[]; eyes: Eyes };

/** Further back nobody reads in a notice; who was away for longer looks at the table. */
const MOST_ENTRIES = 400;

/** What one's own entry brought about by chance is not in it: it was seen when it was made. */
export async function sinceTurnOf(
  { session, seating }: Pick<TableParts, 'session' | 'seating'>,
  seat: Seat,
): Promise<SinceTurn> {
  const names = seating.seats.map((one) => (one.kind === 'open' ? '' : one.name));
  const isOwn = ({ actor }: EntryShown): boolean => actor === seat;
  let entries: EntryShown[] = [];
  let before = session.seq;
  while (before > 0 && entries.length < MOST_ENTRIES && !entries.some(isOwn)) {
    const { past, rest } = pageOf(session, await session.past(before), seat);
    entries = [...past, ...entries];
    before = rest;
  }
  const since = entries.slice(entries.findLastIndex(isOwn) + 1);
  const first = since.findIndex(({ actor }) => actor !== 'chance');
  return { entries: first < 0 ? [] : since.slice(first), names, eyes: seat };
}
