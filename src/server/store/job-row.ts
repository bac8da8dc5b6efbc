import type { Job, JobAtTable, Lease } from '#tables/jobs.ts';
import { numberIn, type Row, textIn } from './columns.ts';

/** A job as its row has it, in whatever database. `ready`: from when it may be taken. */
export type JobRow = Job & { ready: number; worker: string | null };

export function jobRowOf(job: Job, lease?: Lease): JobRow {
  return { ...job, ready: Math.max(job.due, lease?.until ?? 0), worker: lease?.worker ?? null };
}

/** The `play` job of a table, or that it has none. */
export function jobRowAt(table: string, job: JobAtTable): JobRow | 'none' {
  if (job === 'none') return job;
  return jobRowOf({ kind: 'play', key: table, due: job.due }, job.lease);
}

export function jobIn(row: Row): Job {
  const kind = textIn(row, 'kind') as Job['kind'];
  return { kind, key: textIn(row, 'key'), due: numberIn(row, 'due') };
}
