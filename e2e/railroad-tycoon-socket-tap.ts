import type { Event } from '#games/railroad-tycoon/rules/model.ts';
import type { Heard } from './socket-tap.ts';

/** Somebody else's tycoon card, or anybody's money on the table that all see. */
export function secretsIn(heard: readonly Heard<Event>[]): unknown[] {
  return heard.flatMap(({ eyes, events, table }) => [
    ...events.filter(
      (event) => event.is === 'tycoon-dealt' && event.seat !== eyes && 'tycoon' in event,
    ),
    ...(/"(money|tycoons?)":/.test(table) ? [table] : []),
  ]);
}
