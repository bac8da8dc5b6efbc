import type { Jobs } from '../jobs.ts';
import { memoryStore } from '../memory-store.ts';
import type { Store } from '../store.ts';
import { withJobs } from './memory-jobs.ts';

/** What a house of nodes keeps things in. `settled`: once all that was asked of it has been answered. */
export type Kept = {
  store: Store;
  jobs: Jobs;
  rows: ReturnType<typeof withJobs>['rows'];
  settled?: () => Promise<void>;
};

let make: () => Kept = () => withJobs(memoryStore());

/** What those houses have that are not told. */
export const newKept = (): Kept => make();

/** The server's tests run some of these files again, kept in a database: they say so here before the file begins. */
export function keepIn(made: () => Kept): void {
  make = made;
}
