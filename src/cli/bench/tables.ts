import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { titleOf } from '#games/catalogue.ts';
import { games } from '#games/index.ts';
import { rngOf } from '#kernel/chance.ts';
import type { Actor, Game, Kind } from '#kernel/game.ts';
import { openSqliteStore } from '#server/store/sqlite/sqlite-store.ts';
import type { Header, LogLine, Store } from '#tables/store.ts';
import { Tables } from '#tables/tables.ts';
import { table, whole } from '../text.ts';

/** A long table, and what it costs to come to it. Times in milliseconds, sizes in bytes. */
export type LongTable = {
  entries: number;
  /** Of the database, snapshots and all. */
  disk: number;
  /** What its link shows. */
  summaryMs: number;
  /** The first to come after an earlier version of the house: every snapshot has to be made. */
  firstMs: number;
  /** From nothing to the welcome, for everybody after. */
  openMs: number;
  /** The longest that the house did nothing else meanwhile. */
  frozenMs: number;
  welcome: number;
  pastMs: number;
  lookMs: number;
};

const SIZES = [1000, 10_000, 100_000] as const;

/** Of all games the one that lets a turn go on for ever. */
const [{ game, endless }] = (await gamesWithoutEnd()) as [{ game: Game<Kind>; endless: unknown }];

async function gamesWithoutEnd() {
  const all = games.map(async ({ id, load }) => {
    const { endless } = await load.bench();
    return endless === undefined ? [] : [{ game: (await titleOf(id))?.game, endless }];
  });
  return (await Promise.all(all)).flat();
}

/** On the disk of the repository: a folder for temporary files may be memory. */
const folderOfBuilds = join(import.meta.dirname, '..', '..', '..', '.build');

export async function benchTables(quick: boolean): Promise<LongTable[]> {
  const measured: LongTable[] = [];
  for (const entries of quick ? SIZES.slice(0, 1) : SIZES) measured.push(await longTable(entries));
  return measured;
}

async function longTable(entries: number): Promise<LongTable> {
  mkdirSync(folderOfBuilds, { recursive: true });
  const folder = mkdtempSync(join(folderOfBuilds, 'bench-'));
  const store = await openSqliteStore(folder);
  try {
    const holder = '0'.repeat(64);
    const seats = ['Ada', 'Bob'].map((name) => ({ kind: 'guest' as const, name, holder }));
    await store.create(header, seats);
    const log = logOf(entries);
    for (let from = 0; from < log.length; from += 500)
      await store.append(header.id, log.slice(from, from + 500));
    const { tables, enter } = visitorsTo(store);
    const summary = await timed(() => tables.summary(header.id));
    const first = await timed(async () => (await enter()).visit.leave());
    const open = await timed(enter);
    const { visit, welcome } = await enter();
    const past = await timed(() => visit.request({ t: 'past', id: 'bench-past', to: entries / 2 }));
    const look = await timed(() => visit.request({ t: 'look', id: 'bench-look', at: entries / 2 }));
    await store.close();
    return {
      entries,
      disk: statSync(join(folder, 'rotonde.sqlite')).size,
      summaryMs: summary.ms,
      firstMs: first.ms,
      frozenMs: first.frozenMs,
      openMs: open.ms,
      welcome,
      pastMs: past.ms,
      lookMs: look.ms,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const header: Header = {
  id: 'benchtable',
  game: game.id,
  rules: game.rules,
  options: game.parseOptions({}),
  secret: '0'.repeat(64),
  at: 0,
};

/** An honest beginning, and then shares without end, at times taken back. */
function logOf(entries: number): LogLine[] {
  const state = game.setup(2, header.options);
  const log: LogLine[] = [];
  const enter = (actor: Actor, action: unknown): void => {
    log.push({ seq: log.length + 1, actor, action, at: log.length });
    game.apply(state, actor, action);
  };
  let actor = game.actors(state.table)[0] as Actor;
  while (actor === 'chance' || game.check(state.table, game.own(state, actor), actor, endless)) {
    if (actor === 'chance') enter(actor, game.chance(state, rngOf(header.secret, log.length + 1)));
    else enter(actor, game.choices(state.table, game.own(state, actor), actor)[0]);
    actor = game.actors(state.table)[0] as Actor;
  }
  for (let seq = log.length + 1; seq <= entries; seq++)
    log.push({ seq, actor, action: seq % 1000 === 0 ? { undo: seq - 20 } : endless, at: seq });
  return log;
}

/** Tables over this store, and a way to come to the long one. */
function visitorsTo(store: Store) {
  const never = () => Promise.reject(new Error('there are no bots'));
  const tables = new Tables({
    store,
    bots: { has: () => false, decide: never },
    titleOf,
    now: Date.now,
    sleep: (ms) => sleep(ms),
    newId: () => header.id,
    newSecret: () => header.secret,
    report(error) {
      throw error;
    },
  });
  const enter = async () => {
    let welcome = 0;
    const visit = await tables.enter(header.id, {
      secret: '1'.repeat(64),
      send: (text) => {
        welcome ||= Buffer.byteLength(text);
      },
      dismiss: () => {},
    });
    if (!visit) throw new Error('the table is not there');
    return { visit, welcome };
  };
  return { tables, enter };
}

/** How long it took, and the longest that nothing else could be done meanwhile. */
async function timed(work: () => Promise<unknown>): Promise<{ ms: number; frozenMs: number }> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const started = performance.now();
  await work();
  const ms = performance.now() - started;
  delay.disable();
  return { ms, frozenMs: delay.max / 1e6 };
}

const columns: readonly (readonly [string, (long: LongTable) => string])[] = [
  ['entries', ({ entries }) => whole(entries)],
  ['disk kB', ({ disk }) => whole(disk / 1000)],
  ['summary ms', ({ summaryMs }) => summaryMs.toFixed(1)],
  ['first ms', ({ firstMs }) => firstMs.toFixed(0)],
  ['frozen ms', ({ frozenMs }) => frozenMs.toFixed(0)],
  ['open ms', ({ openMs }) => openMs.toFixed(1)],
  ['welcome B', ({ welcome }) => whole(welcome)],
  ['past ms', ({ pastMs }) => pastMs.toFixed(1)],
  ['look ms', ({ lookMs }) => lookMs.toFixed(1)],
];

export function tablesText(measured: readonly LongTable[]): string {
  const rows = measured.map((long) => columns.map(([, cell]) => cell(long)));
  return table([columns.map(([name]) => name), ...rows], 'right');
}
