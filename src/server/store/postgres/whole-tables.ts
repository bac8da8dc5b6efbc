import type { SeatStored } from '#tables/store.ts';
import { maybeTextIn, numberIn, type Row, textIn } from '../columns.ts';
import {
  keyOf,
  lookingUp,
  type PlainRow,
  type PlainTable,
  plainRowOf,
  puttingOf,
  readingOf,
} from '../copy/plain-tables.ts';
import {
  type CopyPlace,
  foundBy,
  type TableRow,
  type WholeReading,
  type WholeTable,
} from '../copy/whole-table.ts';
import { jobRowOf } from '../job-row.ts';
import { Connections, type Session } from './connections.ts';
import { migrate, once } from './migrate.ts';
import { sittersOf } from './postgres-store.ts';
import { statements } from './statements.ts';

/** A page of large tables may take its time, and so may whoever writes it down. */
const PATIENCE_MS = 120_000;

/** A database as a place that whole tables are copied from and to. */
export async function postgresPlace(url: string, isToBeMigrated: boolean): Promise<CopyPlace> {
  if (isToBeMigrated) await migrate(url);
  const connections = new Connections(url, PATIENCE_MS);
  return {
    read: (work) =>
      connections.transaction((session) => work(readingIn(session)), statements.beginReading),
    put: (tables, isRight) =>
      connections.transaction(async (session) => {
        const { send } = session;
        const ids = tables.map(({ table }) => table.id);
        await send(
          [statements.dropAllJobs, [ids]],
          [statements.dropAnalyses, [ids]],
          [statements.remove, [ids]],
        );
        await send(
          [statements.putTables, [JSON.stringify(tables.map(({ table }) => rowOf(table)))]],
          [statements.append, [rowsOf(tables, 'gestures')]],
          ...tables.flatMap(({ table }) => sittersOf(table.id, table.seats)),
          [statements.putSnapshots, [rowsOf(tables, 'snapshots')]],
          [statements.setJobs, [JSON.stringify(tables.flatMap(jobsOf))]],
        );
        isRight(await readingIn(session).of(ids));
      }),
    putPlain: (table, rows, replace, isRight) =>
      connections.transaction(async (session) => {
        const text = puttingOf(table, replace);
        const made = await session.send(...rows.map((row) => once(text, row)));
        const written = rows.filter((_, i) => made[i]?.count === 1);
        const { plainAt } = readingIn(session);
        isRight(
          written,
          await Promise.all(written.map((row) => plainAt(table, keyOf(table, row)))),
        );
      }),
    close: () => connections.close(),
  };
}

const rowOf = (table: TableRow) => ({
  ...table,
  ...foundBy(table),
  seats: JSON.stringify(table.seats),
});

const rowsOf = (tables: readonly WholeTable[], part: 'gestures' | 'snapshots'): string =>
  JSON.stringify(
    tables.flatMap(({ table, [part]: rows }) => rows.map((row) => ({ ...row, table: table.id }))),
  );

const jobsOf = ({ table, jobs }: WholeTable) =>
  jobs.map(({ kind, due }) => ({ ...jobRowOf({ kind: 'play', key: table.id, due }), kind }));

function plainIn({ send }: Session): Pick<WholeReading, 'plain' | 'plainAt'> {
  return {
    async plain(table: PlainTable, after: PlainRow | undefined, most: number) {
      const text = readingOf(table, after === undefined);
      const [found] = await send(once(text, [...(after ?? []), most]));
      return (found?.rows ?? []).map((row) => plainRowOf(table, row));
    },
    async plainAt(table: PlainTable, key: PlainRow) {
      const [found] = await send(once(lookingUp(table), key));
      const row = found?.rows[0];
      return row && plainRowOf(table, row);
    },
  };
}

function readingIn(session: Session): WholeReading {
  const { send } = session;
  return {
    ...plainIn(session),
    async after(id, most) {
      const [found] = await send([statements.tablesAfter, [id, most]]);
      return (found?.rows ?? []).map((row) => ({
        id: textIn(row, 'id'),
        entries: numberIn(row, 'entries'),
      }));
    },
    async of(ids) {
      const [tables, gestures, snapshots, jobs] = await send(
        [statements.wholeTables, [ids]],
        [statements.wholeGestures, [ids]],
        [statements.wholeSnapshots, [ids]],
        [statements.wholeJobs, [ids]],
      );
      const [gesturesAt, snapshotsAt, jobsAt] = [gestures, snapshots, jobs].map((found) =>
        Map.groupBy(found?.rows ?? [], (row) => textIn(row, 'table')),
      );
      return (tables?.rows ?? []).map((row): WholeTable => {
        const table = tableIn(row);
        return {
          table,
          gestures: (gesturesAt?.get(table.id) ?? []).map(gestureIn),
          snapshots: (snapshotsAt?.get(table.id) ?? []).map(snapshotIn),
          jobs: (jobsAt?.get(table.id) ?? []).map((job) => ({
            kind: textIn(job, 'kind'),
            due: numberIn(job, 'due'),
          })),
        };
      });
    },
  };
}

function tableIn(row: Row): TableRow {
  const { over } = row;
  return {
    id: textIn(row, 'id'),
    game: textIn(row, 'game'),
    rules: numberIn(row, 'rules'),
    options: textIn(row, 'options'),
    secret: textIn(row, 'secret'),
    at: numberIn(row, 'at'),
    host: maybeTextIn(row, 'host') ?? null,
    over: typeof over === 'boolean' ? over : null,
    seats: JSON.parse(textIn(row, 'seats')) as SeatStored[],
    version: numberIn(row, 'version'),
    beside: maybeTextIn(row, 'beside') ?? null,
    pace: maybeTextIn(row, 'pace') ?? null,
  };
}

const gestureIn = (row: Row) => ({
  seq: numberIn(row, 'seq'),
  last: numberIn(row, 'last'),
  at: numberIn(row, 'at'),
  request: maybeTextIn(row, 'request') ?? null,
  lines: textIn(row, 'lines'),
  turn: maybeTextIn(row, 'turn') ?? null,
});

const snapshotIn = (row: Row) => ({
  seq: numberIn(row, 'seq'),
  engine: textIn(row, 'engine'),
  state: textIn(row, 'state'),
  floors: textIn(row, 'floors'),
});
