import { setFlagsFromString } from 'node:v8';

/**
 * For a process that serves many tables. To be called before any table is opened.
 *
 * Where a move makes a new state, the old one is dropped. V8 sees many states live long, one for each table, and concludes
 * that all do: it makes them among its old objects, where a dropped state keeps its parts from being freed until the next
 * full collection. Told not to, a busy house needs a seventh less time for a move and a quarter less memory.
 *
 * When many sit down at once, V8 also doubles the room for young objects, to 32 MiB, for good. A move needs little of it:
 * left as it is, a house of 200 tables is 16 MiB smaller, 80 KiB for each.
 */
export function keepRecentStatesYoung(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
  setFlagsFromString('--semi-space-growth-factor=1');
}
