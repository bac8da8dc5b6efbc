import { Conflict, NoTable } from '#tables/store.ts';
import type { Asked, Connections } from './connections.ts';
import { type Append, again, alongOf, explained, insertOf, jobsOf } from './group-commit.ts';
import { statements } from './statements.ts';

/** New rows of one table's log, and what is beside it from now on: both, or neither. It is rare, and goes by itself. */
export async function appendedBeside(
  connections: Connections,
  append: Append,
  change: Asked,
): Promise<void> {
  const { table, gestures, jobs } = append;
  let isDone: boolean;
  try {
    isDone = await again(() =>
      connections.session(async ({ send }) => {
        const [, changed, made] = await send([statements.begin, []], change, insertOf([append]));
        const isWhole = changed?.count === 1 && made?.rows.length === gestures.length;
        const rest = isWhole ? [...alongOf(append), ...jobsOf([jobs])] : [];
        await send(...rest, [isWhole ? statements.commit : statements.rollback, []]);
        return isWhole;
      }),
    );
  } catch (error) {
    throw explained(error, table);
  }
  if (isDone) return;
  const { count } = await connections.ask(statements.exist, [[table]]);
  throw count === 1 ? new Conflict(`table ${table}`) : new NoTable(table);
}
