import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What spares reading a log: whether a game is over, and how it stood every so often. Tables of before have neither; the
 * house fills them in when one is opened.
 */
export const snapshots: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('tables').addColumn('over', 'integer').execute();
    await db.schema
      .createTable('snapshots')
      .addColumn('table', 'integer', (column) => column.notNull().references('tables.number'))
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('engine', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('floors', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('snapshots_key', ['table', 'seq'])
      .execute();
  },
};
