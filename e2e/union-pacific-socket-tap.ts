import type { Event } from '#games/union-pacific/rules/model.ts';
import type { Heard } from './socket-tap.ts';

/** Shares dealt to, chosen or drawn by somebody else than those who were told. */
export function secretsIn(heard: readonly Heard<Event>[]): Event[] {
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
