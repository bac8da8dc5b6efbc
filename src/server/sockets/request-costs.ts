import type { Request } from '#protocol/to-server.ts';

/** What a request takes from the buckets: to look back is more work than to play. A gesture costs its actions. */
const COSTS: Readonly<Partial<Record<Request['t'], number>>> = {
  look: 2,
  past: 2,
  log: 2,
  talk: 2,
  analysis: 2,
};

/** Requests that may write an entry. */
const WRITING: ReadonlySet<Request['t']> = new Set(['act', 'undo', 'consent']);

/** What a request takes beyond what every message does, and the entries that it may write. */
export function costOf(request: Request): { more: number; entries: number } {
  const actions = request.t === 'act' ? request.actions.length : 1;
  const more = (COSTS[request.t] ?? actions) - 1;
  return { more, entries: WRITING.has(request.t) ? actions : 0 };
}
