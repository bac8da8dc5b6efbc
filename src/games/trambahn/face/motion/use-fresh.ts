import { useApart } from '#ui/apart.ts';
import { type Fresh, freshAfter, NONE } from '../logic/fresh.ts';
import type { Shown } from './use-shown.ts';

/**
 * What was laid in the last turn wears an ink rim until its rival lays something: who comes back to the table sees
 * what has changed, what they did not wait to see as well. A reload forgets it; neither the past nor the pencil (`apart`)
 * touches it.
 */
export function useFresh({ was, shown }: Shown, apart: boolean): ReadonlySet<string> {
  const [kept, keep] = useApart<Fresh>(apart, () => ({
    seat: undefined,
    spots: NONE,
    table: was.table,
  }));
  const fresh = freshAfter(kept, shown.table);
  if (fresh !== kept) keep(() => fresh);
  return fresh.spots;
}
