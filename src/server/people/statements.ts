import { named } from '../sql/sql.ts';

export const peopleStatements = named('people', {
  settings: 'SELECT settings FROM tickets WHERE mark = $1',
});
