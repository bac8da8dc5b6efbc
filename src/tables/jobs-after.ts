import type { Advance } from './advance.ts';
import type { Calling } from './calling.ts';
import type { TableJobs } from './jobs.ts';
import { orderDue } from './orders.ts';
import type { TableParts } from './playing.ts';

/** What is to be done later because of this: whoever is to act and is not there is called, unless an order acts for them. */
export function jobsAfter(
  { ties, session, seating, host }: TableParts,
  calling: Calling,
  outcome: Advance,
  first: TableJobs,
): TableJobs | undefined {
  if (!ties.jobs) return undefined;
  const { state, along } = outcome;
  const jobs = { ...first };
  const standing = along.beside?.beside ?? seating.beside;
  const due = orderDue(session.title, state, seating.played, standing);
  const notice = calling.jobWith(outcome, due?.seat);
  if (notice) jobs.notice = notice;
  if (along.over && seating.hasPeople) jobs.ended = { due: host.now() };
  return Object.keys(jobs).length === 0 ? undefined : jobs;
}
