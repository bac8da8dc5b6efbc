import { mailStatements } from '../mail/statements.ts';
import { type Sql, step } from '../sql/sql.ts';
import { accountStatements as statements } from './statements.ts';

const DAY_MS = 86_400_000;

/** What was done with a ticket is remembered so long. */
export const AUDIT_MS = 180 * DAY_MS;

/** What is over is removed a while after it was marked so. */
const OVER_MS = 2 * DAY_MS;

/** Part of the day's tidying. */
export async function tidyAccounts(sql: Sql, now: number): Promise<void> {
  const over = now - OVER_MS;
  await sql.write([
    step(statements.tidySessions, [over]),
    step(statements.tidyChallenges, [now]),
    step(statements.tidyLinks, [over]),
    step(mailStatements.tidy, [over]),
    step(statements.tidyAudit, [now - AUDIT_MS]),
  ]);
}
