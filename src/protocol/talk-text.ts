import { tidyText } from './person-name.ts';
import { MOST_TALK } from './talk.ts';

/** What is said, of what somebody wished to say: one line of plain text; nothing if nothing, or too much, is left of it. */
export function talkText(wish: string): string | undefined {
  const text = tidyText(wish);
  const { length } = Array.from(text);
  return length > 0 && length <= MOST_TALK ? text : undefined;
}
