import type { Event } from '#games/pionniers/rules/model.ts';

/** What has been shown since the dice were last thrown: the dice themselves, and what came of them. */
export type Recent = readonly Event[];

export const NOTHING_TOLD: Recent = [];

export function toldAfter(events: Recent, event: Event): Recent {
  if (event.is === 'dice-thrown') return [event];
  if (event.is === 'order-thrown' && events[0]?.is !== 'order-thrown') return [event];
  return event.is === 'turn-begun' ? events : [...events, event];
}

/** The dice as they lie. */
export function diceOf(events: Recent): readonly number[] {
  const thrown = events.findLast(({ is }) => is === 'dice-thrown' || is === 'order-thrown');
  return thrown && 'dice' in thrown ? thrown.dice : [];
}
