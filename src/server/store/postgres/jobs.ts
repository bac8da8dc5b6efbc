import type { Jobs } from '#tables/jobs.ts';
import { maybeNumberIn } from '../columns.ts';
import { jobIn, jobRowOf } from '../job-row.ts';
import type { Connections } from './connections.ts';
import { again } from './group-commit.ts';
import { type Statement, statements } from './statements.ts';

/** The rows of `jobs`. */
export function jobsIn(connections: Connections): Jobs {
  const ask = (statement: Statement, ...values: unknown[]) =>
    again(() => connections.ask(statement, values));
  const done = async (...asked: Parameters<typeof ask>): Promise<void> =>
    void (await ask(...asked));
  return {
    put: (job) => done(statements.setJobs, JSON.stringify([jobRowOf(job)])),
    putOnce: ({ kind, key, due }) => done(statements.putJobOnce, kind, key, due),
    async take({ worker, until }, now, most) {
      const { rows } = await ask(statements.takeJobs, worker, until, now, most);
      return rows.map(jobIn).toSorted((a, b) => a.due - b.due || (a.key < b.key ? -1 : 1));
    },
    extend: ({ worker, until }) => done(statements.extendJobs, worker, until),
    done: (worker, { kind, key }, next) =>
      next === undefined
        ? done(statements.endJob, worker, kind, key)
        : done(statements.putOffJob, worker, kind, key, next),
    release: (worker) => done(statements.releaseJobs, worker),
    async next() {
      const { rows } = await ask(statements.nextJob);
      return maybeNumberIn(rows[0] ?? { next: null }, 'next');
    },
  };
}
