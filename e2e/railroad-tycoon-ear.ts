import type { Page } from '@playwright/test';
import type { Event } from '#games/railroad-tycoon/model.ts';

/** What the server told a page of the table: through whose eyes, what is theirs alone, and all of it as text. */
export type Heard = {
  eyes: number | 'watcher';
  own: unknown;
  events: readonly Event[];
  table: string;
};

/** Everything that comes in over the page's line from now on. */
export function listenTo(page: Page): Heard[] {
  const heard: Heard[] = [];
  page.on('websocket', (line) => {
    let eyes: Heard['eyes'] = 'watcher';
    line.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as Message;
      eyes = message.eyes ?? eyes;
      const { own, table } = message;
      heard.push({ eyes, own, events: eventsIn(message), table: JSON.stringify(table ?? null) });
    });
  });
  return heard;
}

type Message = { eyes?: Heard['eyes']; own?: unknown; table?: unknown };

/** Wherever in a message they stand. */
function eventsIn(part: unknown): Event[] {
  if (typeof part !== 'object' || part === null) return [];
  const inside = Object.values(part).flatMap(eventsIn);
  return 'is' in part ? [part as Event, ...inside] : inside;
}

/** Somebody else's tycoon card, or anybody's money on the table that all see. */
export function secretsIn(heard: readonly Heard[]): unknown[] {
  return heard.flatMap(({ eyes, events, table }) => [
    ...events.filter(
      (event) => event.is === 'tycoon-dealt' && event.seat !== eyes && 'tycoon' in event,
    ),
    ...(/"(money|tycoons?)":/.test(table) ? [table] : []),
  ]);
}
