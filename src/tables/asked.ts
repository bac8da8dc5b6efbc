import type { Ask } from '#protocol/to-client.ts';
import type { Stored } from './store.ts';

/** What is asked at a table, unless its log has gone on since. */
export function askOf({
  beside: { ask },
  entries,
}: Pick<Stored, 'beside' | 'entries'>): Ask | undefined {
  if (!ask?.of || ask.after !== entries) return undefined;
  const { after: _, of, ...asked } = ask;
  return { ...asked, of };
}
