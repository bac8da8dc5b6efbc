import type { Hours } from '#clocks/hours.ts';
import { hours } from '#protocol/hours.ts';
import type { People } from '#tables/table-host.ts';
import { hallStatements } from '../hall/statements.ts';
import type { Sql } from '../sql/sql.ts';
import { textIn } from '../store/columns.ts';
import type { ServerStore } from '../store/server-store.ts';
import { peopleStatements } from './statements.ts';

/** What tables may ask about those who have a season ticket. Guests have said nothing about themselves. */
export function peopleIn(sql: Sql): People {
  const hoursOf = async (holder: string): Promise<Hours | undefined> => {
    const [row] = await sql.read(peopleStatements.settings, [holder]);
    if (!row) return undefined;
    const settings = JSON.parse(textIn(row, 'settings')) as { hours?: unknown };
    // Kept by an earlier version, or in a zone that this machine does not know: then at all hours.
    const read = hours.safeParse(settings.hours);
    return read.success ? read.data : undefined;
  };
  return {
    async hoursOf(holders) {
      const found = await Promise.all(
        holders.map(async (one) => [one, await hoursOf(one)] as const),
      );
      return new Map(found.flatMap(([holder, mine]) => (mine ? [[holder, mine]] : [])));
    },
    isInvited: async (table, holder) =>
      (await sql.read(hallStatements.isInvited, [table, holder])).length > 0,
  };
}

/** As many of somebody's tables as are looked at when their hours change: nobody sits at more of them at a time. */
const MOST_TABLES = 500;

/**
 * Somebody plays at other hours now: the clocks of their slow tables are judged anew, everybody there is told, and when
 * their time will be short is worked out again.
 */
export async function hoursChanged(
  { jobs, tablesOf }: Pick<ServerStore, 'jobs' | 'tablesOf'>,
  holder: string,
  now: number,
): Promise<void> {
  for (const { header, over, turn } of await tablesOf(holder, MOST_TABLES)) {
    if (over || header.pace?.kind !== 'slow' || !turn?.clock) continue;
    await jobs.put({ kind: 'clock', key: header.id, due: now });
    await jobs.put({ kind: 'notice', key: header.id, due: now });
  }
}
