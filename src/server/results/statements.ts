import { named } from '../sql/sql.ts';

const RESULT = `table_id, seat, game, pace, seats, people, holder, bot, name, place, score, resigned, replaced, rated, ended,
  listed, entries, at`;

export const resultStatements = named('results', {
  put: `
    INSERT INTO results (${RESULT})
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
  isWritten: 'SELECT seat FROM results WHERE table_id = $1 LIMIT 1',
  // With everybody who sat there.
  ofPerson: `
    SELECT ${RESULT} FROM results
     WHERE table_id IN (SELECT table_id FROM results WHERE holder = $1 ORDER BY at DESC LIMIT $2)
     ORDER BY at, table_id, seat`,
  ofTable: `SELECT ${RESULT} FROM results WHERE table_id = $1 ORDER BY seat`,
  // Of several tables.
  places: `
    SELECT table_id, seat, place, score FROM results
     WHERE table_id IN ($1, $2, $3, $4, $5, $6, $7, $8)
     ORDER BY table_id, place, seat`,
  ratedCount: `
    SELECT count(seat) AS count FROM results WHERE game = $1 AND pace = $2 AND rated = 1`,
  ratedAfter: `
    SELECT table_id, seat, holder, place, at FROM results
     WHERE game = $1 AND pace = $2 AND rated = 1 AND (at > $3 OR (at = $3 AND table_id > $4))
     ORDER BY at, table_id, seat LIMIT $5`,
  // Finished games, the latest first: those that everybody may find, and those of whoever asks ($1).
  found: `
    SELECT DISTINCT table_id, at FROM results
     WHERE (listed = 1 OR table_id IN (SELECT table_id FROM results WHERE holder = $1))
       AND table_id IN (SELECT id FROM tables)
       AND (at < $2 OR (at = $2 AND table_id < $3))
     ORDER BY at DESC, table_id DESC LIMIT $4`,
  foundOfGame: `
    SELECT DISTINCT table_id, at FROM results
     WHERE (listed = 1 OR table_id IN (SELECT table_id FROM results WHERE holder = $1))
       AND table_id IN (SELECT id FROM tables)
       AND (at < $2 OR (at = $2 AND table_id < $3)) AND game = $5
     ORDER BY at DESC, table_id DESC LIMIT $4`,
  foundWith: `
    SELECT DISTINCT table_id, at FROM results
     WHERE (listed = 1 OR table_id IN (SELECT table_id FROM results WHERE holder = $1))
       AND table_id IN (SELECT id FROM tables)
       AND (at < $2 OR (at = $2 AND table_id < $3)) AND holder = $5
     ORDER BY at DESC, table_id DESC LIMIT $4`,
  foundOfGameWith: `
    SELECT DISTINCT table_id, at FROM results
     WHERE (listed = 1 OR table_id IN (SELECT table_id FROM results WHERE holder = $1))
       AND table_id IN (SELECT id FROM tables)
       AND (at < $2 OR (at = $2 AND table_id < $3)) AND game = $5 AND holder = $6
     ORDER BY at DESC, table_id DESC LIMIT $4`,
  forget: `UPDATE results SET holder = $2, name = '' WHERE holder = $1`,
  tickets: `
    SELECT mark, name FROM tickets
     WHERE mark IN ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
});
