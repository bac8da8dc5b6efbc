import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who rules over the seats of a table that waits. Of one made before, it is whoever sits first. */
export const host: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('tables').addColumn('host', 'text').execute();
    await sql`
      update "tables" set "host" = (
        select "holder" from "seats"
        where "seats"."table" = "tables"."number" and "seats"."kind" = 'guest'
        order by "seat" limit 1
      )
    `.execute(db);
  },
};
