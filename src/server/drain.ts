import { setTimeout as sleep } from 'node:timers/promises';
import type { Readiness } from './ready.ts';
import type { SocketRegistry } from './sockets/socket-registry.ts';

/** Of the time to empty the house, what whoever sends guests is given to notice that it should not. */
const NOTICE = 1 / 4;

/** So often some are sent on. */
const STEP_MS = 100;

/**
 * Empties the house: first it is said that nobody should be sent here, then those who are here are told to move on, a few
 * at a time, so that the other nodes are not stormed. Each is answered all that they have asked, and comes back elsewhere.
 * Whoever comes meanwhile is let in, and told so later.
 */
export async function drain(
  readiness: Readiness,
  registry: SocketRegistry,
  ms: number,
  signal: AbortSignal,
): Promise<void> {
  readiness.drain();
  const wait = (time: number) => sleep(time, undefined, { signal }).catch(() => undefined);
  await wait(ms * NOTICE);
  for (let steps = Math.floor((ms * (1 - NOTICE)) / STEP_MS); steps > 0; steps--) {
    if (signal.aborted) return;
    registry.moveOn(Math.ceil(registry.count / steps));
    await wait(STEP_MS);
  }
}
