import { setFlagsFromString } from 'node:v8';

/**
 * For a process that serves many tables. Each move makes a new state, and the old one is dropped. V8 sees many states
 * live long, one for each table, and concludes that all do: it makes them among its old objects, where a dropped state
 * keeps its parts from being freed until the next full collection. Told not to, a busy house needs a seventh less time
 * for a move and a quarter less memory. To be called before any table is opened.
 */
export function keepStatesYoung(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
  setFlagsFromString('--semi-space-growth-factor=1');
}
