import { readWholeNumber } from '../arguments.ts';
import { quoted, UsageError } from '../failure.ts';
import { percent, table, whole } from '../text.ts';
import type { Figures } from './server-figures.ts';
import { pinThisProcess } from './server-machine.ts';
import { type Load, runServer } from './server-run.ts';
import { KEPT, type SitePlan } from './server-site.ts';

/** How many tables, how long; and before that without being measured. A glance says only that it works. */
const USUAL = { tables: '50,200,500', seconds: '5', warmUpSeconds: 3 };
const GLANCE = { tables: '2', seconds: '1', warmUpSeconds: 0.1 };

const TABLES = [1, 5000] as const;
const SECONDS = [1, 600] as const;
const NODES = [1, 8] as const;

export type ServerWish = {
  tables: string | undefined;
  seconds: string | undefined;
  /** Which stores and how many nodes, one after the other with commas. */
  on?: string | undefined;
  nodes?: string | undefined;
  quick: boolean;
};

/** The house and a bare relay under two loads, with each of these numbers of tables. */
export async function benchServer(
  wish: ServerWish,
  tell: (line: string) => void = () => {},
): Promise<(Load & Figures)[]> {
  const usual = wish.quick ? GLANCE : USUAL;
  const { tables = usual.tables, seconds = usual.seconds } = wish;
  const sizes = tables.split(',').map((size) => readWholeNumber('--tables', size.trim(), TABLES));
  const each = readWholeNumber('--seconds', seconds, SECONDS);
  const { warmUpSeconds } = usual;
  const sites = sitesOf(wish);
  const plans = sizes.flatMap((size) =>
    (['paced', 'saturated'] as const).flatMap((workload) =>
      sites.map(
        (site): Load => ({ ...site, workload, tables: size, warmUpSeconds, seconds: each }),
      ),
    ),
  );
  pinThisProcess();
  const runs: (Load & Figures)[] = [];
  for (const plan of plans) {
    tell(`${siteName(plan)}, ${plan.workload}, ${plan.tables} tables`);
    runs.push({ ...plan, ...(await runServer(plan)) });
  }
  return runs;
}

/** The relay, and the house as it is asked for: over its own file, and on request over PostgreSQL with several nodes. */
export function sitesOf({
  on = 'sqlite',
  nodes = '1',
}: Pick<ServerWish, 'on' | 'nodes'>): SitePlan[] {
  const kept = on.split(',').map((name) => {
    const known = KEPT.find((one) => one === name.trim());
    if (!known) throw new UsageError(`--on takes ${KEPT.join(', ')}, not ${quoted(name)}`);
    return known;
  });
  const counts = nodes.split(',').map((count) => readWholeNumber('--nodes', count.trim(), NODES));
  const relay: SitePlan = { server: 'relay', kept: 'sqlite', nodes: 1 };
  const houses = kept.flatMap((one) =>
    // A file is one process’s.
    (one === 'sqlite' ? [1] : counts).map(
      (count): SitePlan => ({ server: 'rotonde', kept: one, nodes: count }),
    ),
  );
  return [relay, ...houses];
}

export function siteName({ server, kept, nodes }: SitePlan): string {
  if (server === 'relay' || kept === 'sqlite') return server;
  const over = kept === 'nats' ? 'postgres+nats' : kept;
  return `${server} ${over} x${nodes}`;
}

type Run = Load & Figures;

const columns: readonly (readonly [string, (run: Run) => string])[] = [
  ['', (run) => `${run.workload} ${siteName(run)}`],
  ['tables', (run) => whole(run.tables)],
  ['moves/s', (run) => whole(run.movesPerSecond)],
  ['p50 ms', (run) => run.p50Ms.toFixed(2)],
  ['p99 ms', (run) => run.p99Ms.toFixed(2)],
  ['CPU ms/move', (run) => run.cpuMsPerMove.toFixed(3)],
  ['tables apart', (run) => run.cpuMsPerMoveAlone.toFixed(3)],
  [
    'beside',
    (run) => (run.besideCpuMsPerMove === undefined ? '' : run.besideCpuMsPerMove.toFixed(3)),
  ],
  ['server', (run) => percent(run.serverCpu)],
  ['load', (run) => percent(run.generatorCpu)],
  ['others', (run) => (run.otherCpu === undefined ? '' : percent(run.otherCpu))],
  ['heap KiB/table', (run) => run.heapKiBPerTable.toFixed(1)],
  ['RSS KiB/table', (run) => run.rssKiBPerTable.toFixed(1)],
  ['lost', (run) => whole(run.lost)],
];

export function serverText(runs: readonly Run[]): string {
  const rows = runs.map((run) => columns.map(([, cell]) => cell(run)));
  return [
    table([columns.map(([name]) => name), ...rows], 'right'),
    '',
    'p50, p99: from the mover’s send to the other player’s decoded update. Every move was on the disk before it was told.',
    'CPU: the server’s, per move; games end, so new tables are opened all the while: with them, and with them set apart.',
    'beside: what the database and the bus took per move. With several nodes each of the two players is at another.',
    'Heap and RSS: with everybody seated, against the idle server; RSS holds also what the server grows once.',
    'others: what other programs took meanwhile. Delays and moves/s count only where that is near nothing.',
  ].join('\n');
}
