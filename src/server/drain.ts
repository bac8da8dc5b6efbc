import { setTimeout as sleep } from 'node:timers/promises';
import type { Readiness } from './ready.ts';

/** Of the time to empty the house, what whoever sends guests is given to notice that it should not. */
const NOTICE = 1 / 4;

/** So often some are sent on. */
const STEP_MS = 100;

/** Those who are here by one way, and can be told to come back elsewhere. */
export type Guests = { readonly count: number; moveOn(some: number): void };

export type NodeToEmpty = {
  readiness: Readiness;
  /** By sockets, and by streams of programs; none: this node only works. */
  guests: readonly Guests[];
  /** Gives what it would play to others. */
  rest(): Promise<void>;
};

/**
 * Empties the house: first it is said that nobody should be sent here, then those who are here are told to move on, a few
 * at a time, so that the other nodes are not stormed. Each is answered all that they have asked, and comes back elsewhere.
 * Whoever comes meanwhile is let in, and told so later.
 */
export async function drain(
  { readiness, guests, rest }: NodeToEmpty,
  ms: number,
  signal: AbortSignal,
): Promise<void> {
  readiness.drain();
  await rest();
  if (guests.length === 0) return;
  const wait = (time: number) => sleep(time, undefined, { signal }).catch(() => undefined);
  await wait(ms * NOTICE);
  for (let steps = Math.floor((ms * (1 - NOTICE)) / STEP_MS); steps > 0; steps--) {
    if (signal.aborted) return;
    for (const some of guests) some.moveOn(Math.ceil(some.count / steps));
    await wait(STEP_MS);
  }
}
