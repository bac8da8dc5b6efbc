import type { Beside } from '#tables/beside.ts';
import {
  type Change,
  Conflict,
  type Header,
  hasBegun,
  NoTable,
  type SeatStored,
  type Store,
  type Stored,
  undoneTo,
} from '#tables/store.ts';
import { postgresSql } from '../../sql/postgres-sql.ts';
import { countsIn, maybeTextIn, numberIn, type Row, strange, textIn } from '../columns.ts';
import { gesturesOf, linesOf } from '../gestures.ts';
import { jobsAt } from '../job-row.ts';
import { MARKED, PLAIN, plainly } from '../plainly.ts';
import {
  accessOf,
  holdersOf,
  type Listed,
  type Listing,
  pacePattern,
  type ServerStore,
} from '../server-store.ts';
import { snapshotIn } from '../snapshot-row.ts';
import { appendedBeside } from './append-beside.ts';
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
    ...listingOf(connections),
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

function listingOf(connections: Connections): Listing {
  const listed = async (...asked: Asked) => (await connections.ask(...asked)).rows.map(listedIn);
  return {
    tablesOf: (holder, most) => listed(statements.tablesOf, [holder, most]),
    publicTables: (begun, most, { game = null, pace } = {}) =>
      listed(statements.publicTables, [game, pacePattern(pace), Number(begun), most]),
    async publicCounts({ game = null, pace } = {}) {
      const asked = [game, pacePattern(pace)];
      return countsIn((await connections.ask(statements.publicCounts, asked)).rows);
    },
    arrivals(most, { holder, game = null, name = '' } = {}) {
      const wanted = [game, plainly(name), most, MARKED, PLAIN];
      if (holder === undefined) return listed(statements.arrivals, wanted);
      return listed(statements.ownArrivals, [...wanted, holder]);
    },
    listed: async (ids) => (ids.length === 0 ? [] : listed(statements.listed, [ids])),
  };
}

/** At which tables somebody sits. */
export function sittersOf(table: string, seats: readonly SeatStored[]): Asked[] {
  const rows = holdersOf(seats).map((holder) => ({ holder, table }));
  return rows.length === 0 ? [] : [[statements.putSitters, [JSON.stringify(rows)]]];
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
  return {
    async create(header, seats, beside = {}, { jobs, invited } = {}) {
      const { id, at } = header;
      const also = [...sittersOf(id, seats), ...jobsOf([jobsAt(id, jobs)])];
      if (invited) {
        const { as, and, by } = invited;
        const marks = JSON.stringify(and.map((mark) => ({ mark })));
        also.push([statements.comeAlong, [id, as, at]], [statements.letIn, [id, marks, by, at]]);
      }
      try {
        await together([statements.create, valuesOf(header, seats, beside)], also);
      } catch (error) {
        throw explained(error, id);
      }
    },
    append(id, lines, along = {}) {
      if (lines.length === 0) return Promise.resolve();
      const { over, snapshot, turn, jobs } = along;
      const [gestures, back] = [gesturesOf(lines, turn), undoneTo(lines)];
      const append = { table: id, gestures, back, over, snapshot, jobs: jobsAt(id, jobs) };
      if (!along.beside) return group.append(append);
      return appendedBeside(connections, append, changeOf(id, along.beside.version, along.beside));
    },
    async keep(id, { over, snapshot, asOf, jobs }) {
      const others = [...alongOf({ table: id, snapshot, asOf }), ...jobsOf([jobsAt(id, jobs)])];
      const isFound = await together([statements.over, [id, over ?? null]], others);
      if (!isFound) throw new NoTable(id);
    },
    async change(id, version, change) {
      const { seats, jobs } = change;
      const sitters: Asked[] = seats
        ? [[statements.dropSitters, [[id]]], ...sittersOf(id, seats)]
        : [];
      if (
        await together(changeOf(id, version, change), [...sitters, ...jobsOf([jobsAt(id, jobs)])])
      )
        return;
      const { count } = await connections.ask(statements.exist, [[id]]);
      throw count === 1 ? new Conflict(`table ${id}`) : new NoTable(id);
    },
    async remove(id) {
      const also = [statements.dropAllJobs, statements.dropAnalyses];
      await together(
        [statements.remove, [[id]]],
        also.map((one) => [one, [[id]]]),
      );
    },
  };
}

function changeOf(
  id: string,
  version: number,
  { seats, host, beside, begun, over }: Change,
): Asked {
  const texts = [
    seats && JSON.stringify(seats),
    host,
    beside && JSON.stringify(beside),
    beside && accessOf(beside),
    begun === undefined ? undefined : Number(begun),
    over,
  ];
  return [statements.change, [id, version, ...texts.map((value) => value ?? null)]];
}

function valuesOf(header: Header, seats: readonly SeatStored[], beside: Beside) {
  const { id, game, rules, options, secret, at, host = null, pace } = header;
  const row = [id, game, rules, JSON.stringify(options), secret, at, host, JSON.stringify(seats)];
  const paceText = pace === undefined ? null : JSON.stringify(pace);
  const begun = Number(hasBegun(seats, beside));
  return [...row, paceText, JSON.stringify(beside), accessOf(beside), begun];
}

/** All but its snapshots. */
function tableIn(row: Row): Omit<Stored, 'snapshots'> {
  const { over } = row;
  const [host, pace, turn] = ['host', 'pace', 'turn'].map((name) => maybeTextIn(row, name));
  const header: Header = {
    id: textIn(row, 'id'),
    game: textIn(row, 'game'),
    rules: numberIn(row, 'rules'),
    options: JSON.parse(textIn(row, 'options')),
    secret: textIn(row, 'secret'),
    at: numberIn(row, 'at'),
    ...(host === undefined ? {} : { host }),
    ...(pace === undefined ? {} : { pace: JSON.parse(pace) as NonNullable<Header['pace']> }),
  };
  return {
    header,
    seats: JSON.parse(textIn(row, 'seats')) as Stored['seats'],
    entries: numberIn(row, 'entries'),
    over: typeof over === 'boolean' || over === null ? (over ?? undefined) : strange('over'),
    version: numberIn(row, 'version'),
    beside: JSON.parse(maybeTextIn(row, 'beside') ?? '{}') as Beside,
    ...(turn === undefined ? {} : { turn: JSON.parse(turn) as NonNullable<Stored['turn']> }),
  };
}

function storedIn(row: Row): Stored {
  const { seqs, engines } = row;
  const made = (engines ?? []) as string[];
  const snapshots = ((seqs ?? []) as number[]).map((seq, i) => ({ seq, engine: made[i] ?? '' }));
  return { ...tableIn(row), snapshots };
}

const listedIn = (row: Row): Listed => ({ ...tableIn(row), touched: numberIn(row, 'touched') });
