import type { DatabaseSync } from 'node:sqlite';
import type { AtFirst } from '#tables/store.ts';

/** The rows of `invitations` that come with a new table. Its own table is the hall's (`hall/invitations.ts`). */
export function invitedRows(database: DatabaseSync) {
  const copy = database.prepare(`
    INSERT INTO invitations ("table", mark, inviter, made, declined)
    SELECT ?, mark, inviter, ?, coalesce(declined, ?) FROM invitations WHERE "table" = ?
    ON CONFLICT DO NOTHING`);
  const put = database.prepare(`
    INSERT INTO invitations ("table", mark, inviter, made, declined) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING`);
  return {
    comeAlong(table: string, at: number, { as, and, by }: NonNullable<AtFirst['invited']>): void {
      copy.run(table, at, at, as);
      for (const mark of and) put.run(table, mark, by, at, at);
    },
  };
}
