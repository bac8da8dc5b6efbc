import { availableParallelism } from 'node:os';
import { allTitles } from '#games/catalogue.ts';
import { readArguments, readWholeNumber } from './arguments.ts';
import { analysisText, benchAnalysis, type Reading } from './bench/analysis.ts';
import { benchBots, botsText, type Thinking } from './bench/bots.ts';
import { benchEngine, type EngineCosts } from './bench/engine.ts';
import { engineFigures, engineText, figuresOf } from './bench/engine-figures.ts';
import { measureReference } from './bench/reference.ts';
import { quoted, UsageError } from './failure.ts';

/** `quick`: a glance, in seconds, which says that all can be measured and not how fast it is. */
type BenchOptions = {
  json: boolean;
  quick: boolean;
  tables?: string;
  seconds?: string;
  on?: string;
  nodes?: string;
};

/** Each thing that can be measured: its figures, and how they are told. */
const benches: Readonly<Record<string, (wish: BenchOptions) => string | Promise<string>>> = {
  engine,
  bots,
  analysis,
  server,
  idle,
  page,
  tables,
};

const PATIENCE = { runs: 7, secondsPerRun: 0.25 };
const GLANCE = { runs: 1, secondsPerRun: 0.001 };

/** How fast the house is. */
export async function bench(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments(
    args,
    {
      json: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      tables: { type: 'string' },
      seconds: { type: 'string' },
      on: { type: 'string' },
      nodes: { type: 'string' },
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

async function server({ json, quick, tables, seconds, on, nodes }: BenchOptions): Promise<string> {
  // Only here: the other commands do not wait for a web server to be loaded.
  const { benchServer, serverText } = await import('./bench/server.ts');
  const { benchDisk, diskText } = await import('./bench/server-disk.ts');
  const tell = json ? undefined : (line: string) => console.error(line);
  const runs = await benchServer({ tables, seconds, on, nodes, quick }, tell);
  const { wireText } = await import('./bench/server-wire.ts');
  tell?.('what finished games take on the disk, and what is told of them');
  const disk = await benchDisk();
  const cores = availableParallelism();
  return json
    ? JSON.stringify({ bench: 'server', ...machine, cores, runs, disk })
    : [serverText(runs), wireText(disk.map(({ wire }) => wire)), diskText(disk)].join('\n\n');
}

const IDLE_TABLES = '10000';
/** Two heartbeats. */
const IDLE_SECONDS = '100';
const QUIET_SECONDS = 75;
const MOST_IDLE = [1, 20_000] as const;

async function idle(wish: BenchOptions): Promise<string> {
  const { benchIdle, idleText } = await import('./bench/server-idle.ts');
  const { sitesOf } = await import('./bench/server.ts');
  const { json, quick, tables = quick ? '8' : IDLE_TABLES } = wish;
  const { seconds = quick ? '1' : IDLE_SECONDS } = wish;
  const tell = json ? undefined : (line: string) => console.error(line);
  const figures = await benchIdle(
    {
      sites: sitesOf(wish),
      tables: readWholeNumber('--tables', tables, MOST_IDLE),
      seconds: readWholeNumber('--seconds', seconds, SECONDS),
      quietSeconds: quick ? 0 : QUIET_SECONDS,
    },
    tell,
  );
  return json ? JSON.stringify({ bench: 'idle', ...machine, figures }) : idleText(figures);
}

async function tables({ json, quick, tables: load, seconds }: BenchOptions): Promise<string> {
  refuseLoad(load, seconds);
  const { benchTables, tablesText } = await import('./bench/tables.ts');
  const measured = await benchTables(quick);
  return json
    ? JSON.stringify({ bench: 'tables', ...machine, tables: measured })
    : tablesText(measured);
}

const SECONDS = [1, 3600] as const;

const HOSTILE_TABLES = 50;
const A_FEW_TABLES = 5;

async function bots({ json, quick, tables, seconds = '10' }: BenchOptions): Promise<string> {
  if (tables !== undefined) throw new UsageError('--tables is for: bench server');
  const each = readWholeNumber('--seconds', seconds, SECONDS);
  const reference = measureReference(quick ? GLANCE : PATIENCE);
  const measured: Thinking[] = [];
  for (const { game } of await allTitles()) measured.push(...(await benchBots(game, each, quick)));
  // Only here: the other commands do not wait for the server to be loaded.
  const { benchCrowd, crowdText } = await import('./bench/crowd.ts');
  const crowd = await benchCrowd(quick ? A_FEW_TABLES : HOSTILE_TABLES, quick ? 1 : each);
  if (!json) return `${botsText(measured, 1000 * reference.best.wall)}\n\n${crowdText(crowd)}`;
  const referenceMilliseconds = figuresOf(reference);
  return JSON.stringify({
    bench: 'bots',
    ...machine,
    referenceMilliseconds,
    bots: measured,
    crowd,
  });
}

async function analysis({ json, quick, tables, seconds }: BenchOptions): Promise<string> {
  refuseLoad(tables, seconds);
  const measured: Reading[] = [];
  for (const { game } of await allTitles()) {
    const reading = await benchAnalysis(game, quick ? GLANCE : PATIENCE, quick);
    if (reading) measured.push(reading);
  }
  return json
    ? JSON.stringify({ bench: 'analysis', ...machine, games: measured })
    : analysisText(measured);
}

async function engine({ json, quick, tables, seconds }: BenchOptions): Promise<string> {
  refuseLoad(tables, seconds);
  const patience = quick ? GLANCE : PATIENCE;
  const reference = measureReference(patience);
  const measured: EngineCosts[] = [];
  for (const { game } of await allTitles()) measured.push(await benchEngine(game, patience));
  if (!json) {
    const of = `reference: ${(1000 * reference.best.cpu).toFixed(3)} ms of processor time`;
    return [...measured.map((costs) => engineText(costs, reference)), of].join('\n\n');
  }
  const referenceMilliseconds = figuresOf(reference);
  const games = measured.map(engineFigures);
  return JSON.stringify({ bench: 'engine', ...machine, referenceMilliseconds, games });
}

async function page({ json, quick, tables, seconds }: BenchOptions): Promise<string> {
  refuseLoad(tables, seconds);
  const { benchPage, pageText } = await import('./bench/page.ts');
  const figures = benchPage(quick);
  return json ? JSON.stringify({ bench: 'page', ...machine, figures }) : pageText(figures);
}

function refuseLoad(tables: string | undefined, seconds: string | undefined): void {
  if (tables === undefined && seconds === undefined) return;
  throw new UsageError('--tables is for: bench server; --seconds for: bench bots, bench server');
}
