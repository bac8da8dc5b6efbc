import type { EntryShown } from '#protocol/to-client.ts';
import type { RequestAnswer } from './requests.ts';

/**
 * What happened up to this entry: the latest `most` of it or some more, page by page. Nothing, if that entry is no longer in
 * force, or the table does not say.
 */
export async function earlierThan(
  rest: number,
  most: number,
  ask: (to: number) => Promise<RequestAnswer>,
): Promise<{ past: EntryShown[]; rest: number } | undefined> {
  let earlier: { past: EntryShown[]; rest: number } = { past: [], rest };
  while (earlier.rest > 0 && earlier.past.length < most) {
    const page = await ask(earlier.rest);
    if (page.t !== 'past' || page.past.at(-1)?.seq !== earlier.rest) return undefined;
    earlier = { past: [...page.past, ...earlier.past], rest: page.rest };
  }
  return earlier;
}
