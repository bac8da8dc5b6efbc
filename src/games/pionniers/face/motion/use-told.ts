import { useState } from 'react';
import type { Event, Pionniers } from '#games/pionniers/rules/model.ts';
import type { Happening } from '#ui/face.ts';

const NONE: readonly Event[] = [];

/**
 * What has been shown since the dice were last thrown: the dice themselves, and what came of them. Only what happened
 * before these eyes; a reload forgets it.
 */
export function useTold(happening: Happening<Pionniers> | undefined): readonly Event[] {
  const [told, setTold] = useState({ last: undefined as Event | undefined, events: NONE });
  const event = happening?.event;
  if (event && event !== told.last) setTold({ last: event, events: toldAfter(told.events, event) });
  return told.events;
}

export function toldAfter(events: readonly Event[], event: Event): readonly Event[] {
  if (event.is === 'dice-thrown') return [event];
  if (event.is === 'order-thrown' && events[0]?.is !== 'order-thrown') return [event];
  return event.is === 'turn-begun' ? events : [...events, event];
}

/** The dice as they lie. */
export function diceOf(events: readonly Event[]): readonly number[] {
  const thrown = events.findLast(({ is }) => is === 'dice-thrown' || is === 'order-thrown');
  return thrown && 'dice' in thrown ? thrown.dice : [];
}
