import {
  Conflict,
  type Header,
  NoTable,
  type Store,
  type Stored,
  undoneTo,
} from '#tables/store.ts';
import { postgresSql } from '../../sql/postgres-sql.ts';
import { maybeTextIn, numberIn, type Row, strange, textIn } from '../columns.ts';
import { gesturesOf, linesOf } from '../gestures.ts';
import { jobRowAt } from '../job-row.ts';
import type { ServerStore } from '../server-store.ts';
import { snapshotIn } from '../snapshot-row.ts';
import { type Asked, Connections } from './connections.ts';
import { again, alongOf, explained, GroupCommit, jobsOf } from './group-commit.ts';
import { jobsIn } from './jobs.ts';
import { migrate } from './migrate.ts';
import { pruned } from './prune.ts';
import { statements } from './statements.ts';

/** Everything in this database, which other processes may have open too. What it has promised is on the database's disk. */
export async function openPostgresStore(url: string, patienceMs?: number): Promise<ServerStore> {
  await migrate(url);
  return postgresStore(new Connections(url, patienceMs));
}

function postgresStore(connections: Connections): ServerStore {
  const group = new GroupCommit(connections);
  return {
    ...readingOf(connections),
    ...writingOf(connections, group),
    jobs: jobsIn(connections),
    sql: postgresSql(connections),
    prune: (goes) => pruned(connections, goes),
    // PostgreSQL uses the space again by itself.
    pack: () => 0,
    async ping() {
      await connections.ask(statements.ping);
    },
    async close() {
      await group.idle();
      await connections.close();
    },
  };
}

type Reading = Pick<Store, 'load' | 'heads' | 'lines' | 'madeBy' | 'snapshot'>;

function readingOf(connections: Connections): Reading {
  const rowsOf = async (...[statement, values]: Asked) =>
    (await connections.ask(statement, values)).rows;
  return {
    async load(id) {
      const [row] = await rowsOf(statements.load, [id]);
      return row && storedIn(row);
    },
    async heads(ids) {
      if (ids.length === 0) return [];
      return (await rowsOf(statements.heads, [ids])).map((row) => ({
        id: textIn(row, 'id'),
        entries: numberIn(row, 'entries'),
        version: numberIn(row, 'version'),
      }));
    },
    async lines(id, from, to) {
      const lines = (await rowsOf(statements.lines, [id, from, to])).flatMap(linesOf);
      return lines.filter(({ seq }) => seq >= from && seq <= to);
    },
    async madeBy(id, request) {
      const [row] = await rowsOf(statements.madeBy, [id, request]);
      return row && numberIn(row, 'seq');
    },
    async snapshot(id, seq) {
      const [row] = await rowsOf(statements.snapshot, [id, seq]);
      return row && snapshotIn(row);
    },
  };
}

type Writing = Pick<Store, 'create' | 'append' | 'keep' | 'change' | 'remove'>;

function writingOf(connections: Connections, group: GroupCommit): Writing {
  /** The first statement, and if it has found its row the others with it. Has it? */
  const together = (first: Asked, others: readonly Asked[]): Promise<boolean> =>
    again(async () => {
      if (others.length === 0) return (await connections.ask(...first)).count === 1;
      return connections.session(async ({ send }) => {
        const [, found] = await send([statements.begin, []], first);
        const isFound = found?.count === 1;
        const end = isFound ? statements.commit : statements.rollback;
        await send(...(isFound ? others : []), [end, []]);
        return isFound;
      });
    });
  const jobAt = (table: string, job: Parameters<typeof jobRowAt>[1] | undefined) =>
    job && jobRowAt(table, job);
  return {
    async create(header, seats, job) {
      const { id } = header;
      const others = jobsOf([{ table: id, job: jobAt(id, job) }]);
      try {
        await together([statements.create, valuesOf(header, JSON.stringify(seats))], others);
      } catch (error) {
        throw explained(error, id);
      }
    },
    append(id, lines, along = {}) {
      if (lines.length === 0) return Promise.resolve();
      const { over, snapshot } = along;
      const [gestures, back] = [gesturesOf(lines), undoneTo(lines)];
      return group.append({ table: id, gestures, back, over, snapshot, job: jobAt(id, along.job) });
    },
    async keep(id, { over, snapshot, job }) {
      const others = [
        ...alongOf({ table: id, snapshot }),
        ...jobsOf([{ table: id, job: jobAt(id, job) }]),
      ];
      const isFound = await together([statements.over, [id, over ?? null]], others);
      if (!isFound) throw new NoTable(id);
    },
    async change(id, version, { seats, host, ask, job }) {
      const texts = [
        seats && JSON.stringify(seats),
        host,
        ask !== undefined,
        ask && JSON.stringify(ask),
      ];
      const change: Asked = [
        statements.change,
        [id, version, ...texts.map((value) => value ?? null)],
      ];
      if (await together(change, jobsOf([{ table: id, job: jobAt(id, job) }]))) return;
      const { count } = await connections.ask(statements.exist, [[id]]);
      throw count === 1 ? new Conflict(`table ${id}`) : new NoTable(id);
    },
    async remove(id) {
      await together([statements.remove, [[id]]], [[statements.dropJobs, [[id]]]]);
    },
  };
}

function valuesOf({ id, game, rules, options, secret, at, host }: Header, seats: string) {
  return [id, game, rules, JSON.stringify(options), secret, at, host ?? null, seats];
}

function storedIn(row: Row): Stored {
  const { over, seqs, engines } = row;
  const [host, ask] = [maybeTextIn(row, 'host'), maybeTextIn(row, 'ask')];
  const header: Header = {
    id: textIn(row, 'id'),
    game: textIn(row, 'game'),
    rules: numberIn(row, 'rules'),
    options: JSON.parse(textIn(row, 'options')),
    secret: textIn(row, 'secret'),
    at: numberIn(row, 'at'),
    ...(host === undefined ? {} : { host }),
  };
  const made = (engines ?? []) as string[];
  return {
    header,
    seats: JSON.parse(textIn(row, 'seats')) as Stored['seats'],
    entries: numberIn(row, 'entries'),
    over: typeof over === 'boolean' || over === null ? (over ?? undefined) : strange('over'),
    snapshots: ((seqs ?? []) as number[]).map((seq, i) => ({ seq, engine: made[i] ?? '' })),
    version: numberIn(row, 'version'),
    ...(ask === undefined ? {} : { ask: JSON.parse(ask) as NonNullable<Stored['ask']> }),
  };
}
