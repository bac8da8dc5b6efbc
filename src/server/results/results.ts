import { OtherRules } from '#tables/other-rules.ts';
import { outcomeOf } from '#tables/outcome.ts';
import { Conflict } from '#tables/store.ts';
import type { TablesHost } from '#tables/tables.ts';
import type { Tickets } from '../accounts/tickets.ts';
import { writeArrival } from '../daily/journeys.ts';
import type { Outcome as JobOutcome } from '../jobs/worker.ts';
import { type Sql, step } from '../sql/sql.ts';
import { holdersOf } from '../store/server-store.ts';
import { resultsOf } from './judge.ts';
import { valuesOf } from './result.ts';
import { wantsRating } from './sheet.ts';
import { resultStatements as statements } from './statements.ts';

export type WritingHost = Pick<TablesHost, 'store' | 'titleOf' | 'now'> & {
  sql: Sql;
  tickets: Pick<Tickets, 'of'>;
};

/** A table whose rules only another node knows is left to others for so long. */
const OTHERS_MS = 60_000;

/** The job `ended`: a row for each seat, once. However often it is done, the first rows stay. */
export async function writeResults(host: WritingHost, table: string): Promise<JobOutcome> {
  const { sql, tickets, now } = host;
  if ((await sql.read(statements.isWritten, [table])).length > 0) return 'done';
  try {
    const outcome = await outcomeOf(host, table);
    if (!outcome) return 'done';
    // H.15: it counts for nothing, and a log sheet would tell of it those who are still on the way.
    if (outcome.stored.beside.daily !== undefined) {
      await writeArrival(sql, outcome);
      return 'done';
    }
    const holders = holdersOf(outcome.stored.seats);
    // Bots among themselves have nothing to remember.
    if (holders.length === 0) return 'done';
    const owners = await Promise.all(holders.map((holder) => tickets.of(holder)));
    const rating = owners.flatMap((one) => (one && wantsRating(one.settings) ? [one.mark] : []));
    const results = resultsOf(outcome, new Set(rating));
    await sql.write(results.map((result) => step(statements.put, valuesOf(result))));
  } catch (error) {
    if (error instanceof OtherRules) return { due: now() + OTHERS_MS };
    // Somebody else was first: what they have written is the same.
    if (!(error instanceof Conflict)) throw error;
  }
  return 'done';
}
