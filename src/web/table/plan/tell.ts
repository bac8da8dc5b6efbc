import type { Kind } from '#kernel/game.ts';
import type { Listener, Title } from '#kernel/title.ts';
import { narrated } from '../journal.ts';

/** What somebody would do, in sentences; what would be said twice in a row is said once. */
export function sentencesOf(
  title: Title<Kind>,
  events: readonly unknown[],
  listener: Listener,
): string[] {
  const told = narrated(events, title, listener).map(({ text }) => text);
  return told.filter((text, i) => text !== told[i - 1]);
}
