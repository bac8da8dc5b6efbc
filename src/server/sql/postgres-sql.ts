import { Conflict } from '#tables/store.ts';
import type { Asked, Connections } from '../store/postgres/connections.ts';
import { again, isTaken } from '../store/postgres/group-commit.ts';
import { statements } from '../store/postgres/statements.ts';
import type { Sql, Step } from './sql.ts';

export function postgresSql(connections: Connections): Sql {
  return {
    async read(statement, values = []) {
      return (await connections.ask(statement, values)).rows;
    },
    async write(steps) {
      if (steps.length === 0) return [];
      try {
        return await again(() => written(connections, steps));
      } catch (error) {
        if (!isTaken(error)) throw error;
        throw new Conflict(steps.map(({ statement }) => statement.name).join(', '));
      }
    },
  };
}

async function written(connections: Connections, steps: readonly Step[]): Promise<number[]> {
  const asked = steps.map(({ statement, values }): Asked => [statement, values]);
  const [first] = asked;
  if (steps.length === 1 && first && steps[0]?.rows === undefined) {
    return [(await connections.ask(...first)).count];
  }
  const { counts, refused } = await connections.session(async ({ send }) => {
    const [, ...made] = await send([statements.begin, []], ...asked);
    const touched = made.map(({ count }) => count);
    const wrong = steps.find(({ rows }, i) => rows !== undefined && touched[i] !== rows);
    await send([wrong ? statements.rollback : statements.commit, []]);
    return { counts: touched, refused: wrong };
  });
  if (refused) throw new Conflict(refused.statement.name);
  return counts;
}
