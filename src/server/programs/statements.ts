import { named } from '../sql/sql.ts';

export const programStatements = named('programs', {
  put: 'INSERT INTO seat_tokens (table_id, seat, hash, mark, made) VALUES ($1, $2, $3, $4, $5)',
  find: 'SELECT table_id, seat, mark FROM seat_tokens WHERE hash = $1',
  made: 'SELECT made FROM seat_tokens WHERE table_id = $1 AND seat = $2 AND mark = $3',
  end: 'DELETE FROM seat_tokens WHERE table_id = $1 AND seat = $2',
});
