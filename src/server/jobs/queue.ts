import { jobStatements } from '../sql/job-steps.ts';
import type { Sql } from '../sql/sql.ts';
import { maybeNumberIn, numberIn } from '../store/columns.ts';

/** What is due and held by nobody: how many jobs, and for how long the first has waited, in milliseconds. */
export type Queue = { count: number; lateMs: number };

export async function queueIn(sql: Sql, now: number): Promise<Queue> {
  const [row] = await sql.read(jobStatements.free, [now]);
  if (!row) return { count: 0, lateMs: 0 };
  return { count: numberIn(row, 'n'), lateMs: now - (maybeNumberIn(row, 'ready') ?? now) };
}
