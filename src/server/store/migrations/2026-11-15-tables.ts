import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Tables, who sits there, and their logs. Rows refer to a table by its number: numbers follow each other, so the logs
 * that grow at the same time lie side by side in the indexes, and a commit touches few pages.
 */
export const tables: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('tables')
      // SQLite counts such a column by itself; PostgreSQL will need `generated always as identity`.
      .addColumn('number', 'integer', (column) => column.primaryKey())
      .addColumn('id', 'text', (column) => column.notNull().unique())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('rules', 'integer', (column) => column.notNull())
      .addColumn('options', 'text', (column) => column.notNull())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('seats')
      .addColumn('table', 'integer', (column) => column.notNull().references('tables.number'))
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text')
      .addColumn('holder', 'text')
      .addColumn('bot', 'text')
      .addPrimaryKeyConstraint('seats_key', ['table', 'seat'])
      .execute();
    await db.schema
      .createTable('entries')
      .addColumn('table', 'integer', (column) => column.notNull().references('tables.number'))
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('actor', 'integer')
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('request', 'text')
      .addPrimaryKeyConstraint('entries_key', ['table', 'seq'])
      .execute();
    await db.schema
      .createIndex('entries_request')
      .unique()
      .on('entries')
      .columns(['table', 'request'])
      .where(sql.ref('request'), 'is not', null)
      .execute();
  },
};
