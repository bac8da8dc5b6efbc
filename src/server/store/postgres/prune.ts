import { maybeNumberIn, numberIn, type Row, textIn } from '../columns.ts';
import type { TableAge } from '../server-store.ts';
import type { Connections } from './connections.ts';
import { again } from './group-commit.ts';
import { statements } from './statements.ts';

/** So many are looked at in one go. */
const PAGE = 500;

/**
 * Goes through the tables by name and removes those that are judged to go. Each of these is then held, so that nobody can write
 * there, and judged again: what is judged is what is removed.
 */
export async function pruned(
  connections: Connections,
  goes: (table: TableAge) => boolean,
): Promise<number> {
  let removed = 0;
  for (let after = ''; ; ) {
    const { rows } = await connections.ask(statements.agesAfter, [after, PAGE]);
    for (const age of rows.map(ageIn)) {
      after = age.id;
      if (goes(age) && (await again(() => isRemoved(connections, age.id, goes)))) removed++;
    }
    if (rows.length < PAGE) return removed;
  }
}

function isRemoved(
  connections: Connections,
  id: string,
  goes: (table: TableAge) => boolean,
): Promise<boolean> {
  return connections.transaction(async ({ send }) => {
    const [, found] = await send([statements.hold, [id]], [statements.age, [id]]);
    const [row] = found?.rows ?? [];
    if (!row || !goes(ageIn(row))) return false;
    await send(
      [statements.dropAllJobs, [[id]]],
      [statements.dropAnalyses, [[id]]],
      [statements.remove, [[id]]],
    );
    return true;
  });
}

function ageIn(row: Row): TableAge {
  return {
    id: textIn(row, 'id'),
    at: numberIn(row, 'at'),
    entries: numberIn(row, 'entries'),
    lastAt: maybeNumberIn(row, 'last_at'),
  };
}
