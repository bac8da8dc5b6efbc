import type { Job, Jobs, Lease, TableJobs } from '../jobs.ts';
import type { Store } from '../store.ts';

type Row = Job & { lease?: Lease | undefined };

/** A store that keeps jobs too, for as long as the process lives. `rows`: those there are, by kind and key. */
export function withJobs(store: Store): { store: Store; jobs: Jobs; rows: Map<string, Row> } {
  const rows = new Map<string, Row>();
  const name = ({ kind, key }: Pick<Job, 'kind' | 'key'>): string => `${kind} ${key}`;
  const readyAt = ({ due, lease }: Row): number => Math.max(due, lease?.until ?? due);
  const setAt = (key: string, jobs: TableJobs = {}): void => {
    // The others are a server's: here nobody would do them.
    for (const kind of ['play', 'clock'] as const) {
      const job = jobs[kind];
      if (!job) continue;
      if (job === 'none') rows.delete(name({ kind, key }));
      else rows.set(name({ kind, key }), { kind, key, ...job });
    }
  };
  const heldBy = (worker: string): Row[] =>
    [...rows.values()].filter(({ lease }) => lease?.worker === worker);
  const jobs: Jobs = {
    put: async (job) => void rows.set(name(job), job),
    putOnce: async (job) => void (rows.has(name(job)) || rows.set(name(job), job)),
    async take(lease, now, most) {
      const free = [...rows.values()].filter((row) => readyAt(row) <= now);
      const taken = free.toSorted((a, b) => a.due - b.due).slice(0, most);
      for (const row of taken) rows.set(name(row), { ...row, lease });
      return taken.map(({ kind, key, due }) => ({ kind, key, due }));
    },
    async extend(lease) {
      for (const row of heldBy(lease.worker)) rows.set(name(row), { ...row, lease });
    },
    async done(worker, job, next) {
      if (rows.get(name(job))?.lease?.worker !== worker) return;
      if (next === undefined) rows.delete(name(job));
      else rows.set(name(job), { ...job, due: next });
    },
    async release(worker) {
      for (const { lease: _, ...job } of heldBy(worker)) rows.set(name(job), job);
    },
    async next() {
      return rows.size === 0 ? undefined : Math.min(...[...rows.values()].map(readyAt));
    },
  };
  const keeping: Store = {
    ...store,
    async create(header, seats, beside, first) {
      await store.create(header, seats, beside);
      setAt(header.id, first?.jobs);
    },
    async append(id, lines, along) {
      await store.append(id, lines, along);
      setAt(id, along?.jobs);
    },
    async change(id, version, change) {
      await store.change(id, version, change);
      setAt(id, change.jobs);
    },
  };
  return { store: keeping, jobs, rows };
}
