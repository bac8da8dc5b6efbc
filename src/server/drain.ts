import { setTimeout as sleep } from 'node:timers/promises';
import type { Readiness } from './ready.ts';
import type { SocketRegistry } from './sockets/socket-registry.ts';

/** Of the time to empty the house, what whoever sends guests is given to notice that it should not. */
const NOTICE = 1 / 4;

/** So often some are sent on. */
const STEP_MS = 100;

type Node = {
  readiness: Readiness;
  /** Where guests come in; nothing: this node only works. */
  sockets: SocketRegistry | undefined;
  /** Gives what it would play to others. */
  rest(): Promise<void>;
};

/**
 * Empties the house: first it is said that nobody should be sent here, then those who are here are told to move on, a few
 * at a time, so that the other nodes are not stormed. Each is answered all that they have asked, and comes back elsewhere.
 * Whoever comes meanwhile is let in, and told so later.
 */
export async function drain(
  { readiness, sockets, rest }: Node,
  ms: number,
  signal: AbortSignal,
): Promise<void> {
  readiness.drain();
  await rest();
  if (!sockets) return;
  const wait = (time: number) => sleep(time, undefined, { signal }).catch(() => undefined);
  await wait(ms * NOTICE);
  for (let steps = Math.floor((ms * (1 - NOTICE)) / STEP_MS); steps > 0; steps--) {
    if (signal.aborted) return;
    sockets.moveOn(Math.ceil(sockets.count / steps));
    await wait(STEP_MS);
  }
}
