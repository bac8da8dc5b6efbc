import type { HallRow } from '#protocol/hall.ts';

/**
 * Gives of each list what was in none before. Kinds of tables are read apart: one that went on meanwhile is told where it
 * is now, if the later kinds come first.
 */
export function toldOnce(known: readonly HallRow[]): (rows: readonly HallRow[]) => HallRow[] {
  const ids = new Set(known.map(({ id }) => id));
  return (rows) => {
    const told = rows.filter(({ id }) => !ids.has(id));
    for (const { id } of told) ids.add(id);
    return told;
  };
}
