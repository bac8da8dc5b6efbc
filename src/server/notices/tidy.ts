import { type Sql, step } from '../sql/sql.ts';
import { noticeStatements as statements } from './statements.ts';

const DAY_MS = 86_400_000;

/** A link to an answer still says for so long what has become of it; what was told is remembered as long, so as not to be told again. */
const KEPT_MS = 60 * DAY_MS;

/** Part of the day's tidying. */
export async function tidyNotices(sql: Sql, now: number): Promise<void> {
  await sql.write([
    step(statements.tidy, [now - KEPT_MS]),
    step(statements.tidyAnswers, [now - KEPT_MS]),
    step(statements.tidyPushes, [now]),
  ]);
}
