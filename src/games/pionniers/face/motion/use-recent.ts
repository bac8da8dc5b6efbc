import type { Event, Pionniers, Table } from '#games/pionniers/rules/model.ts';
import { useApart } from '#ui/apart.ts';
import type { BoardProps } from '#ui/face.ts';
import { NOTHING_TOLD, type Recent, toldAfter } from './told.ts';

/** What was shown since the dice were thrown, and the table as it was then. */
export type Seen = { table: Table; last: Event | undefined; told: Recent };

/** What these eyes have been shown of the throw on the table; a reload forgets it. */
export function useRecent(
  props: Pick<BoardProps<Pionniers>, 'table' | 'happening' | 'readOnly'>,
): Recent {
  const { table, happening, readOnly } = props;
  const [seen, setSeen] = useApart<Seen>(readOnly, () => ({
    table,
    last: undefined,
    told: NOTHING_TOLD,
  }));
  const now = seenAfter(seen, table, happening?.event, readOnly);
  if (now !== seen) setSeen(() => now);
  return now.told;
}

/** Who jumps to another moment of the past has not been shown how it came about: the last throw is of another turn. */
export function seenAfter(
  seen: Seen,
  table: Table,
  event: Event | undefined,
  readOnly: boolean,
): Seen {
  if (event !== undefined && event !== seen.last)
    return { table, last: event, told: toldAfter(seen.told, event) };
  if (table === seen.table) return seen;
  return { ...seen, table, told: readOnly && event === undefined ? NOTHING_TOLD : seen.told };
}
