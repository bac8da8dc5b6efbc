import type { Page } from '@playwright/test';

/** What the server told a page of a table: through whose eyes, what is theirs alone, which events, and the table as text. */
export type Heard<Event> = {
  eyes: number | 'watcher';
  own: unknown;
  events: readonly Event[];
  table: string;
};

/** Everything that comes in over the page's line from now on. */
export function listenTo<Event>(page: Page): Heard<Event>[] {
  const heard: Heard<Event>[] = [];
  page.on('websocket', (line) => {
    let eyes: Heard<Event>['eyes'] = 'watcher';
    line.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as Message;
      eyes = message.eyes ?? eyes;
      const events = eventsIn(message) as Event[];
      const table = JSON.stringify(message.table ?? null);
      heard.push({ eyes, own: message.own, events, table });
    });
  });
  return heard;
}

type Message = { eyes?: number | 'watcher'; own?: unknown; table?: unknown };

/** Wherever in a message they stand. */
function eventsIn(part: unknown): unknown[] {
  if (typeof part !== 'object' || part === null) return [];
  const inside = Object.values(part).flatMap(eventsIn);
  return 'is' in part ? [part, ...inside] : inside;
}
