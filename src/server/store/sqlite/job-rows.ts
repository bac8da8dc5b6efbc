import type { DatabaseSync } from 'node:sqlite';
import type { Job, Jobs, Lease, TableJobs } from '#tables/jobs.ts';
import { maybeNumberIn } from '../columns.ts';
import { type JobRow, jobIn, jobRowOf, jobsAt } from '../job-row.ts';
import type { GroupCommit } from './group-commit.ts';

/** The rows of `jobs`. */
export function jobRows(database: DatabaseSync) {
  const put = database.prepare(`
    INSERT INTO jobs (kind, key, due, ready, worker) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (kind, key) DO UPDATE SET
      due = excluded.due, ready = excluded.ready, worker = excluded.worker`);
  const putOnce = database.prepare(`
    INSERT INTO jobs (kind, key, due, ready) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING`);
  const free = database.prepare(`
    SELECT kind, key, due FROM jobs WHERE ready <= ? ORDER BY due, key LIMIT ?`);
  const take = database.prepare(`
    UPDATE jobs SET worker = ?, ready = max(due, ?) WHERE kind = ? AND key = ?`);
  const extend = database.prepare('UPDATE jobs SET ready = max(due, ?) WHERE worker = ?');
  const remove = database.prepare(`
    DELETE FROM jobs WHERE kind = ? AND key = ? AND worker = ?`);
  const again = database.prepare(`
    UPDATE jobs SET due = ?, ready = ?, worker = NULL
     WHERE kind = ? AND key = ? AND worker = ?`);
  const release = database.prepare('UPDATE jobs SET ready = due, worker = NULL WHERE worker = ?');
  const next = database.prepare('SELECT min(ready) AS next FROM jobs');
  const drop = database.prepare('DELETE FROM jobs WHERE kind = ? AND key = ?');
  const dropAll = database.prepare('DELETE FROM jobs WHERE key = ?');
  const putRow = ({ kind, key, due, ready, worker }: JobRow): void =>
    void put.run(kind, key, due, ready, worker);
  return {
    /** What becomes of the jobs of a table. */
    set(table: string, jobs: TableJobs): void {
      const { set, none } = jobsAt(table, jobs);
      for (const row of set) putRow(row);
      for (const kind of none) drop.run(kind, table);
    },
    /** There is nothing more to do there. */
    dropAll: (table: string): void => void dropAll.run(table),
    put: (job: Job): void => putRow(jobRowOf(job)),
    putOnce: ({ kind, key, due }: Job): void => void putOnce.run(kind, key, due, due),
    take({ worker, until }: Lease, now: number, most: number): Job[] {
      const jobs = free.all(now, most).map(jobIn);
      for (const { kind, key } of jobs) take.run(worker, until, kind, key);
      return jobs;
    },
    extend: ({ worker, until }: Lease): void => void extend.run(until, worker),
    done(worker: string, { kind, key }: Job, due?: number): void {
      if (due === undefined) remove.run(kind, key, worker);
      else again.run(due, due, kind, key, worker);
    },
    release: (worker: string): void => void release.run(worker),
    next: (): number | undefined => maybeNumberIn(next.get() ?? { next: null }, 'next'),
  };
}

export function jobsOf(rows: ReturnType<typeof jobRows>, group: GroupCommit): Jobs {
  return {
    put: (job) => group.write(() => rows.put(job)),
    putOnce: (job) => group.write(() => rows.putOnce(job)),
    async take(lease, now, most) {
      let taken: Job[] = [];
      await group.write(() => {
        taken = rows.take(lease, now, most);
      });
      return taken;
    },
    extend: (lease) => group.write(() => rows.extend(lease)),
    done: (worker, job, due) => group.write(() => rows.done(worker, job, due)),
    release: (worker) => group.write(() => rows.release(worker)),
    next: async () => rows.next(),
  };
}
