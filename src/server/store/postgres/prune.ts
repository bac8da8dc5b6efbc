import { maybeNumberIn, numberIn, textIn } from '../columns.ts';
import type { ServerStore } from '../server-store.ts';
import type { Connections } from './connections.ts';
import { again } from './group-commit.ts';
import { statements } from './statements.ts';

/** So many are judged at a time, that nobody at another table waits for long. */
const PAGE = 500;

/**
 * Goes through the tables by name and removes those that are judged to go. Each page is one transaction, in which
 * nobody else can write at its tables: what is judged is what is removed.
 */
export async function pruned(
  connections: Connections,
  goes: Parameters<ServerStore['prune']>[0],
): Promise<number> {
  let removed = 0;
  let after: string | undefined = '';
  while (after !== undefined) {
    const from: string = after;
    const page = await again(() => prunedPage(connections, from, goes));
    removed += page.removed;
    after = page.last;
  }
  return removed;
}

function prunedPage(
  connections: Connections,
  after: string,
  goes: Parameters<ServerStore['prune']>[0],
): Promise<{ removed: number; last: string | undefined }> {
  return connections.transaction(async ({ send }) => {
    const [held] = await send([statements.page, [after, PAGE]]);
    const ids = held?.rows.map((row) => textIn(row, 'id')) ?? [];
    const [ages] = await send([statements.ages, [ids]]);
    const going = (ages?.rows ?? []).flatMap((row) => {
      const id = textIn(row, 'id');
      const [at, entries] = [numberIn(row, 'at'), numberIn(row, 'entries')];
      return goes({ id, at, entries, lastAt: maybeNumberIn(row, 'last_at') }) ? [id] : [];
    });
    if (going.length > 0) await send([statements.dropJobs, [going]], [statements.remove, [going]]);
    return { removed: going.length, last: ids.length < PAGE ? undefined : ids.at(-1) };
  });
}
