import { rngFrom } from '#kernel/rng.ts';
import { readArguments, readWholeNumber } from './arguments.ts';
import { BUSES, type BusKind, cluster } from './chaos/cluster.ts';
import { chaosText } from './chaos/report.ts';
import { type OpenHouse, type Plan, runChaos } from './chaos/run.ts';
import { sqliteHouse } from './chaos/sqlite-house.ts';
import { quoted, UsageError } from './failure.ts';

const options = {
  store: { type: 'string' },
  nodes: { type: 'string' },
  bus: { type: 'string' },
  drop: { type: 'string' },
  kills: { type: 'string' },
  minutes: { type: 'string' },
  every: { type: 'string' },
  tables: { type: 'string' },
  pause: { type: 'string' },
  seed: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
} as const;

type Wish = ReturnType<typeof readArguments<typeof options>>['values'];

const USUAL = {
  sqlite: { kills: '50', every: '1500', tables: '40', pause: '150' },
  cluster: { nodes: '3', minutes: '5', every: '4000', tables: '200', pause: '600', drop: '20' },
};

const STUCK_MS = 90_000;

/** Longer than the others have to wait before they may vote; in a run that is long enough. */
const AWAY_FOR_MS = 140_000;
const AWAY_FROM_MINUTES = 3;

/** Plays all games through real sockets while the house is killed again and again. */
export async function chaos(args: readonly string[]): Promise<void> {
  const { values } = readArguments(args, options, 0);
  const { store = values.nodes === undefined ? 'sqlite' : 'postgres', json } = values;
  if (store !== 'sqlite' && store !== 'postgres') {
    throw new UsageError(`--store takes sqlite or postgres, not ${quoted(store)}`);
  }
  const seed = readWholeNumber('--seed', values.seed, [0, 2 ** 32]);
  const { plan, open } = store === 'sqlite' ? onSqlite(values, seed) : onCluster(values, seed);
  const outcome = await runChaos(plan, open, (line) => console.error(line));
  const { faults, ...rest } = outcome;
  const kinds = Object.fromEntries(faults.kinds);
  console.log(
    json ? JSON.stringify({ ...rest, faults: kinds, first: faults.first }) : chaosText(outcome),
  );
  if (faults.count > 0) process.exitCode = 1;
}

type Attack = { plan: Plan; open: OpenHouse };

function onSqlite(wish: Wish, seed: number): Attack {
  const only = (['nodes', 'bus', 'drop', 'minutes'] as const).find((key) => wish[key]);
  if (only) throw new UsageError(`--${only} is for several nodes, which a file cannot have`);
  const { kills, every, tables, pause } = { ...USUAL.sqlite, ...given(wish) };
  const most = readWholeNumber('--kills', kills, [1, 10_000]);
  const everyMs = readWholeNumber('--every', every, EVERY);
  return {
    plan: { ...planOf(tables, pause, seed), progress: (counts) => counts.kills / most },
    open: (counts, faults) => sqliteHouse({ counts, faults, everyMs }, rngFrom(seed)),
  };
}

function onCluster(wish: Wish, seed: number): Attack {
  if (wish.kills) throw new UsageError('--kills is for --store sqlite; here it is --minutes');
  const { nodes, minutes, every, tables, pause, drop } = { ...USUAL.cluster, ...given(wish) };
  const seconds = 60 * readWholeNumber('--minutes', minutes, [1, 600]);
  const clusterPlan = {
    nodes: readWholeNumber('--nodes', nodes, [1, 8]),
    bus: readBus(wish.bus),
    dropOneIn: readWholeNumber('--drop', drop, [0, 1_000_000]),
    everyMs: readWholeNumber('--every', every, EVERY),
  };
  return {
    plan: {
      ...planOf(tables, pause, seed),
      awayMs: seconds >= 60 * AWAY_FROM_MINUTES ? AWAY_FOR_MS : 0,
      progress: (_, elapsed) => elapsed / seconds,
    },
    open: (counts, faults) => cluster(clusterPlan, { counts, faults }, rngFrom(seed)),
  };
}

const EVERY = [10, 600_000] as const;

function planOf(tables: string, pause: string, seed: number): Omit<Plan, 'progress'> {
  return {
    tables: readWholeNumber('--tables', tables, [1, 2000]),
    pauseMs: readWholeNumber('--pause', pause, [0, 60_000]),
    seed,
    stuckMs: STUCK_MS,
    awayMs: 0,
  };
}

function readBus(name = 'nats'): BusKind {
  const bus = BUSES.find((one) => one === name);
  if (!bus) throw new UsageError(`--bus takes ${BUSES.join(' or ')}, not ${quoted(name)}`);
  return bus;
}

/** What was asked for, without what was not. */
function given(wish: Wish): Partial<Record<'kills' | 'minutes' | 'every' | 'tables', string>> {
  const named = Object.entries(wish).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(named);
}
