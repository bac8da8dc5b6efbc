import type { Request } from '#protocol/to-server.ts';

/** What a request takes from the buckets: to look back is more work than to play. A gesture costs its actions. */
export const COSTS: Readonly<Partial<Record<Request['t'], number>>> = {
  look: 2,
  past: 2,
  log: 2,
  talk: 2,
};

/** Requests that may write an entry. */
export const WRITING: ReadonlySet<Request['t']> = new Set(['act', 'undo', 'consent']);
