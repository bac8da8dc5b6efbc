import type { Kind } from '#kernel/game.ts';
import type { Listener, Title } from '#kernel/title.ts';

/** What somebody would do, in sentences; what would be said twice in a row is said once. */
export function sentencesOf(
  { narrate, narrateRun }: Title<Kind>,
  events: readonly unknown[],
  listener: Listener,
): string[] {
  const told = narrateRun
    ? narrateRun(events, listener).map(({ text }) => text)
    : events.flatMap((event) => narrate(event, listener) ?? []);
  return told.filter((text, i) => text !== told[i - 1]);
}
