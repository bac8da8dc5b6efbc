import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type Compilable, type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * Every query of the store, written with Kysely and prepared once. Building a query anew for each move would cost more
 * than the move (docs/decisions/0006-group-commit.md), and running it through Kysely would let other work in between the
 * statements of one transaction. The values in the queries only mark the places, in the order of `rows.ts`.
 */
export function statementsOf(database: DatabaseSync, kysely: Kysely<Schema>) {
  const prepared = (query: Compilable): StatementSync => database.prepare(query.compile().sql);
  const appends: StatementSync[] = [];
  const table = kysely.selectFrom('tables').select('number').where('id', '=', '');
  const entry = { table, seq: 0, actor: 0, action: '', at: 0, request: '' };

  return {
    createTable: prepared(
      kysely
        .insertInto('tables')
        .values({ id: '', game: '', rules: 0, options: '', secret: '', at: 0, host: '', over: 0 }),
    ),
    takeSeat: prepared(
      kysely
        .insertInto('seats')
        .values({ table, seat: 0, kind: 'open', name: '', holder: '', bot: '' })
        .onConflict((conflict) =>
          conflict.columns(['table', 'seat']).doUpdateSet((row) => ({
            kind: row.ref('excluded.kind'),
            name: row.ref('excluded.name'),
            holder: row.ref('excluded.holder'),
            bot: row.ref('excluded.bot'),
          })),
        ),
    ),
    makeHost: prepared(kysely.updateTable('tables').set({ host: '' }).where('id', '=', '')),
    /** What refers to the table goes before it. */
    tableOf: prepared(kysely.selectFrom('tables').selectAll().where('id', '=', '')),
    seatsOf: prepared(
      kysely.selectFrom('seats').selectAll().where('table', '=', table).orderBy('seat'),
    ),
    lastEntryOf: prepared(
      kysely
        .selectFrom('entries')
        .select('seq')
        .where('table', '=', table)
        .orderBy('seq', 'desc')
        .limit(sql.lit(1)),
    ),
    entriesBetween: prepared(
      kysely
        .selectFrom('entries')
        .selectAll()
        .where('table', '=', table)
        .where('seq', '>=', 0)
        .where('seq', '<=', 0)
        .orderBy('seq'),
    ),
    entryMadeBy: prepared(
      kysely
        .selectFrom('entries')
        .select('seq')
        .where('table', '=', table)
        .where('request', '=', ''),
    ),
    end: prepared(kysely.updateTable('tables').set({ over: 0 }).where('id', '=', '')),
    snapshotsOf: prepared(
      kysely
        .selectFrom('snapshots')
        .select(['seq', 'engine'])
        .where('table', '=', table)
        .orderBy('seq'),
    ),
    snapshotOf: prepared(
      kysely.selectFrom('snapshots').selectAll().where('table', '=', table).where('seq', '=', 0),
    ),
    takeSnapshot: prepared(
      kysely
        .insertInto('snapshots')
        .values({ table, seq: 0, engine: '', state: '', floors: '' })
        .onConflict((conflict) =>
          conflict.columns(['table', 'seq']).doUpdateSet((row) => ({
            engine: row.ref('excluded.engine'),
            state: row.ref('excluded.state'),
            floors: row.ref('excluded.floors'),
          })),
        ),
    ),
    dropSnapshotsAfter: prepared(
      kysely.deleteFrom('snapshots').where('table', '=', table).where('seq', '>', 0),
    ),

    /** Appends so many lines by one statement, which is all or nothing by itself. */
    append(lines: number): StatementSync {
      appends[lines] ??= prepared(
        kysely.insertInto('entries').values(Array.from({ length: lines }, () => entry)),
      );
      return appends[lines];
    },
  };
}
