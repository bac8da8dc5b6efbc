/**
 * What statements and migrations may be made of that both databases read: what SQLite and every engine with PostgreSQL's wire
 * know. Whoever needs another word finds out first whether they all do.
 */
const WORDS = `
  SELECT FROM WHERE AND OR IN AS ORDER BY DESC LIMIT CASE WHEN THEN ELSE END NULL IS NOT LIKE GROUP JOIN ON EXISTS DISTINCT
  INSERT INTO VALUES CONFLICT DO NOTHING SET EXCLUDED UPDATE DELETE
  CREATE TABLE UNIQUE INDEX CONSTRAINT PRIMARY KEY ALTER ADD COLUMN
  TEXT INTEGER BIGINT COALESCE MAX MIN COUNT`
  .trim()
  .split(/\s+/);

/** The words of a text that are none of these, and none of the names. What stands in quotes is a value or a name. */
export function strangersIn(text: string, names: readonly string[]): string[] {
  const words = text.replaceAll(/'[^']*'|"[^"]*"/g, '').match(/[A-Za-z_]+/g) ?? [];
  return words.filter((word) => !WORDS.includes(word.toUpperCase()) && !names.includes(word));
}

/** The names of tables and columns that migrations in both dialects make: what stands in double quotes there. */
export function namesMadeBy(migrations: readonly string[]): string[] {
  return migrations.flatMap((text) =>
    [...text.matchAll(/"([^"]*)"/g)].map(([, name = '']) => name),
  );
}
