import { availableParallelism } from 'node:os';
import { titles } from '#games/index.ts';
import { readArguments, readWholeNumber } from './arguments.ts';
import { benchBots, botsText } from './bench/bots.ts';
import { benchEngine, type EngineCosts } from './bench/engine.ts';
import type { Cost, Measured } from './bench/measure.ts';
import { quoted, UsageError } from './failure.ts';
import { table, whole } from './text.ts';

type Wish = { json: boolean; tables?: string; seconds?: string };

/** Each thing that can be measured: its figures, and how they are told. */
const benches: Readonly<Record<string, (wish: Wish) => string | Promise<string>>> = {
  engine,
  bots,
  server,
  tables,
};

const PATIENCE = { runs: 7, secondsPerRun: 0.25 };

/** How fast the house is. */
export async function bench(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments(
    args,
    {
      json: { type: 'boolean', default: false },
      tables: { type: 'string' },
      seconds: { type: 'string' },
    },
    1,
  );
  const [what = 'engine'] = positionals;
  const measured = Object.hasOwn(benches, what) ? benches[what] : undefined;
  if (measured === undefined) {
    throw new UsageError(`no bench ${quoted(what)}; there is: ${Object.keys(benches).join(', ')}`);
  }
  console.log(await measured(values));
}

const machine = { node: process.version, system: `${process.platform}-${process.arch}` };

async function server({ json, tables, seconds }: Wish): Promise<string> {
  // Only here: the other commands do not wait for a web server to be loaded.
  const { benchServer, serverText } = await import('./bench/server.ts');
  const tell = json ? undefined : (line: string) => console.error(line);
  const runs = await benchServer(tables, seconds, tell);
  const cores = availableParallelism();
  return json ? JSON.stringify({ bench: 'server', ...machine, cores, runs }) : serverText(runs);
}

async function tables(wish: Wish): Promise<string> {
  if (wish.tables !== undefined) throw new UsageError('--tables is for: bench server');
  if (wish.seconds !== undefined)
    throw new UsageError('--seconds is for: bench bots, bench server');
  const { benchTables, tablesText } = await import('./bench/tables.ts');
  const measured = await benchTables();
  return wish.json
    ? JSON.stringify({ bench: 'tables', ...machine, tables: measured })
    : tablesText(measured);
}

const SECONDS = [1, 3600] as const;

function bots({ json, tables, seconds = '10' }: Wish): string {
  if (tables !== undefined) throw new UsageError('--tables is for: bench server');
  const each = readWholeNumber('--seconds', seconds, SECONDS);
  const measured = titles.flatMap(({ game }) => benchBots(game, each));
  return json ? JSON.stringify({ bench: 'bots', ...machine, bots: measured }) : botsText(measured);
}

function engine({ json, tables, seconds }: Wish): string {
  if (tables !== undefined || seconds !== undefined) {
    throw new UsageError('--tables is for: bench server; --seconds for: bench bots, bench server');
  }
  const measured = titles.map(({ game }) => benchEngine(game, PATIENCE));
  if (!json) return measured.map(engineText).join('\n\n');
  return JSON.stringify({ bench: 'engine', ...machine, games: measured.map(engineFigures) });
}

type Unit = {
  name: string;
  label: string;
  of: keyof EngineCosts['costs'];
  figure: Figure;
};

type Figure = (seconds: number) => number;

const perSecond = (seconds: number): number => 1 / seconds;
const milliseconds = (seconds: number): number => seconds * 1e3;
const microseconds = (seconds: number): number => seconds * 1e6;

const units: readonly Unit[] = [
  { name: 'entriesPerSecond', label: 'entries/s, random play', of: 'entry', figure: perSecond },
  { name: 'gamesPerSecond', label: 'random games/s', of: 'game', figure: perSecond },
  {
    name: 'apprenticeGamesPerSecond',
    label: 'games/s of up to 4 apprentices',
    of: 'apprentices',
    figure: perSecond,
  },
  {
    name: 'replayedEntriesPerSecond',
    label: 'replayed entries/s',
    of: 'replayed',
    figure: perSecond,
  },
  { name: 'replayMilliseconds', label: 'replay, ms', of: 'replay', figure: milliseconds },
  { name: 'verifyMilliseconds', label: 'verified replay, ms', of: 'verify', figure: milliseconds },
  { name: 'cloneMicroseconds', label: 'clone, µs', of: 'clone', figure: microseconds },
  { name: 'imagineMicroseconds', label: 'imagine, µs', of: 'imagine', figure: microseconds },
];

function figuresOf({ best, median }: Measured, figure: Figure) {
  const both = ({ wall, cpu }: Cost) => ({ wall: figure(wall), cpu: figure(cpu) });
  return { best: both(best), median: both(median) };
}

function engineFigures({ game, seats, recordEntries, costs, chores }: EngineCosts) {
  const figures = [
    ...units.map(({ name, of, figure }) => [name, figuresOf(costs[of], figure)] as const),
    ...chores.map(({ name, cost }) => {
      return [`${name}Milliseconds`, figuresOf(cost, milliseconds)] as const;
    }),
  ];
  return { game, seats, recordEntries, ...Object.fromEntries(figures) };
}

function engineText({ game, seats, recordEntries, costs, chores }: EngineCosts): string {
  const row = (label: string, measured: Measured, figure: Figure): string[] => {
    const { best, median } = figuresOf(measured, figure);
    const figures = [best.cpu, median.cpu, best.wall, median.wall];
    return [label, ...figures.map((each) => (each < 1000 ? each.toFixed(3) : whole(each)))];
  };
  const rows = [
    ...units.map(({ label, of, figure }) => row(label, costs[of], figure)),
    ...chores.map(({ label, cost }) => row(`${label}, ms`, cost, milliseconds)),
  ];
  return [
    `${game}, ${seats} seats; the record replayed has ${recordEntries} entries`,
    table([['', 'best, CPU', 'median, CPU', 'best, clock', 'median, clock'], ...rows], 'right'),
  ].join('\n');
}
