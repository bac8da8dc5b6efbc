import type { Job, JobAtTable, Lease, TableJobs } from '#tables/jobs.ts';
import { numberIn, type Row, textIn } from './columns.ts';

/** A job as its row has it, in whatever database. `ready`: from when it may be taken. */
export type JobRow = Job & { ready: number; worker: string | null };

export function jobRowOf(job: Job, lease?: Lease): JobRow {
  return { ...job, ready: Math.max(job.due, lease?.until ?? 0), worker: lease?.worker ?? null };
}

/** What becomes of the jobs of a table: those it has now, and the kinds of those that it has no longer. */
export type JobsAt = { table: string; set: readonly JobRow[]; none: readonly Job['kind'][] };

export function jobsAt(table: string, jobs: TableJobs = {}): JobsAt {
  const set: JobRow[] = [];
  const none: Job['kind'][] = [];
  for (const [kind, job] of Object.entries(jobs) as [Job['kind'], JobAtTable][]) {
    if (job === 'none') none.push(kind);
    else set.push(jobRowOf({ kind, key: table, due: job.due }, job.lease));
  }
  return { table, set, none };
}

export function jobIn(row: Row): Job {
  const kind = textIn(row, 'kind') as Job['kind'];
  return { kind, key: textIn(row, 'key'), due: numberIn(row, 'due') };
}
