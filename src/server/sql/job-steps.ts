import type { Job } from '#tables/jobs.ts';
import { named, type Step, step } from './sql.ts';

export const jobStatements = named('jobs', {
  put: `
    INSERT INTO jobs (kind, key, due, ready) VALUES ($1, $2, $3, $3)
    ON CONFLICT (kind, key) DO UPDATE SET due = excluded.due, ready = excluded.ready, worker = NULL`,
  drop: 'DELETE FROM jobs WHERE kind = $1 AND key = $2',
  free: 'SELECT COUNT(*) AS n, MIN(ready) AS ready FROM jobs WHERE ready <= $1',
});

/** What is to be done later, put down or moved with the change that asks for it. Whoever writes it wakes the worker. */
export const putJob = ({ kind, key, due }: Job): Step => step(jobStatements.put, [kind, key, due]);

/** It need not be done any more, whoever has taken it. */
export const dropJob = ({ kind, key }: Pick<Job, 'kind' | 'key'>): Step =>
  step(jobStatements.drop, [kind, key]);
