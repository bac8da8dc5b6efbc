import { named } from '../sql/sql.ts';

export const mailStatements = named('mail', {
  put: `
    INSERT INTO letters (id, address, mark, language, kind, about, made)
    VALUES ($1, $2, $3, $4, $5, $6, $7)`,
  letter: `
    SELECT id, address, mark, language, kind, about, made FROM letters WHERE id = $1 AND sent IS NULL`,
  sent: 'UPDATE letters SET sent = $2 WHERE id = $1 AND sent IS NULL',
  tidy: 'DELETE FROM letters WHERE made < $1',
});
