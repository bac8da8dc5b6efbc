import type { Seat } from '#kernel/game.ts';
import type { Advance } from './advance.ts';
import type { TableJobs } from './jobs.ts';
import { isThere } from './news.ts';
import { orderDue } from './orders.ts';
import type { TableParts } from './playing.ts';

/** What is to be done later because of this: whoever is to act and is not there is called, unless an order acts for them. */
export function jobsAfter(
  { ties, session, seating, viewers, host }: TableParts,
  { state, along: { over, turn, beside } }: Advance,
  first: TableJobs,
): TableJobs | undefined {
  if (!ties.jobs) return undefined;
  const jobs = { ...first };
  const here = turn ? viewers.here | ties.elsewhere() : 0;
  const due = orderDue(session.title, state, seating.played, beside?.beside ?? seating.beside);
  const isAway = (seat: Seat): boolean =>
    seating.played[seat]?.kind === 'guest' && !isThere(here, seat) && due?.seat !== seat;
  if (turn?.toAct.some(isAway)) jobs.notice = { due: host.now() };
  if (over && seating.hasPeople) jobs.ended = { due: host.now() };
  return Object.keys(jobs).length === 0 ? undefined : jobs;
}
