import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { Conflict } from '#tables/store.ts';
import type { GroupCommit } from '../store/sqlite/group-commit.ts';
import { isConstraint } from '../store/sqlite/sqlite-errors.ts';
import type { Sql, SqlStatement } from './sql.ts';

/** `together` makes several statements one change. What is written goes with all else of this turn of the event loop. */
export function sqliteSql(
  database: DatabaseSync,
  group: GroupCommit,
  together: (work: () => void) => () => void,
): Sql {
  const prepared = new Map<string, StatementSync>();
  const prepare = ({ text }: SqlStatement): StatementSync => {
    const found = prepared.get(text);
    if (found) return found;
    const statement = database.prepare(text.replaceAll(/\$(\d+)/g, '?$1'));
    prepared.set(text, statement);
    return statement;
  };
  return {
    async read(statement, values = []) {
      return prepare(statement).all(...values);
    },
    async write(steps) {
      if (steps.length === 0) return [];
      // Before the transaction, so that a statement that cannot be read is nobody else's failure.
      const ready = steps.map((one) => ({ ...one, run: prepare(one.statement) }));
      let counts: number[] = [];
      const make = together(() => {
        counts = ready.map(({ statement, run, values, rows }) => {
          const count = Number(run.run(...values).changes);
          if (rows !== undefined && count !== rows) throw new Conflict(statement.name);
          return count;
        });
      });
      const names = steps.map(({ statement }) => statement.name).join(', ');
      await group.write(make, (error) => (isConstraint(error) ? new Conflict(names) : error));
      return counts;
    },
  };
}
