import type { Job, Jobs } from '../jobs.ts';
import { memoryStore } from '../memory-store.ts';
import type { Store } from '../store.ts';
import { withJobs } from './memory-jobs.ts';

/** What a house of nodes keeps things in. `settled`: once all that was asked of it has been answered. */
export type Kept = {
  store: Store;
  jobs: Jobs;
  /** All the jobs there are, whoever holds them. */
  jobsThere(): Promise<readonly Job[]>;
  settled?: () => Promise<void>;
};

function inMemory(): Kept {
  const { rows, ...kept } = withJobs(memoryStore());
  return { ...kept, jobsThere: async () => [...rows.values()] };
}

let make: () => Kept = inMemory;

/** What those houses have that are not told. */
export const newKept = (): Kept => make();

/** The server's tests run some of these files again, kept in a database: they say so here before the file begins. */
export function keepIn(made: () => Kept): void {
  make = made;
}

/** So many games in memory; in a database, which takes many times as long, a few of them. */
export const gamesOf = <T>(games: readonly T[]): readonly T[] =>
  make === inMemory ? games : games.filter((_, i) => i % 6 === 0);
