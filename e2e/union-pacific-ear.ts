import type { Page } from '@playwright/test';
import type { Event } from '#games/union-pacific/model.ts';

/** What the server told a page of the table: through whose eyes, and which events. */
export type Heard = { eyes: number | 'watcher'; own: unknown; events: readonly Event[] };

/** Everything that comes in over the page's line from now on. */
export function listenTo(page: Page): Heard[] {
  const heard: Heard[] = [];
  page.on('websocket', (line) => {
    let eyes: Heard['eyes'] = 'watcher';
    line.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as { eyes?: Heard['eyes']; own?: unknown };
      eyes = message.eyes ?? eyes;
      heard.push({ eyes, own: message.own, events: eventsIn(message) });
    });
  });
  return heard;
}

/** Wherever in a message they stand. */
function eventsIn(part: unknown): Event[] {
  if (typeof part !== 'object' || part === null) return [];
  const inside = Object.values(part).flatMap(eventsIn);
  return 'is' in part ? [part as Event, ...inside] : inside;
}

/** Shares dealt to, chosen or drawn by somebody else than those who were told. */
export function secretsIn(heard: readonly Heard[]): Event[] {
  return heard.flatMap(({ eyes, events }) =>
    events.filter(
      (event) =>
        'seat' in event &&
        event.seat !== eyes &&
        /^(cards-dealt|opening-chosen|share-drawn|share-exchanged)$/.test(event.is) &&
        ('share' in event || 'shares' in event || 'tracks' in event),
    ),
  );
}
