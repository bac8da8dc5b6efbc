import { named } from '../sql/sql.ts';

export const analysisStatements = named('analysis', {
  of: 'SELECT asked, part, tries, version, entries, report FROM analyses WHERE table_id = $1',
  waiting: 'SELECT COUNT(*) AS n FROM analyses WHERE report IS NULL',
  before: 'SELECT COUNT(*) AS n FROM analyses WHERE report IS NULL AND asked < $1',
  // Of a log that has gone on since, or by another way of reading.
  clear: `
    DELETE FROM analyses
     WHERE table_id = $1 AND report IS NOT NULL AND (version <> $2 OR entries <> $3)`,
  put: `
    INSERT INTO analyses (table_id, asked, tries, part) SELECT $1, $2, 0, 0
     WHERE (SELECT COUNT(*) FROM analyses WHERE report IS NULL) < $3
    ON CONFLICT DO NOTHING`,
  begin: 'UPDATE analyses SET tries = tries + 1 WHERE table_id = $1 AND report IS NULL',
  leave: 'UPDATE analyses SET tries = tries - 1 WHERE table_id = $1 AND report IS NULL',
  progress: 'UPDATE analyses SET part = $2 WHERE table_id = $1 AND report IS NULL',
  keep: `
    UPDATE analyses SET part = 100, version = $2, entries = $3, made = $4, report = $5
     WHERE table_id = $1 AND report IS NULL`,
  drop: 'DELETE FROM analyses WHERE table_id = $1 AND report IS NULL',
  tidy: 'DELETE FROM analyses WHERE table_id NOT IN (SELECT id FROM tables)',
});
