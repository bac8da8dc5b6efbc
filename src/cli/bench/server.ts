import { readWholeNumber } from '../arguments.ts';
import { percent, table, whole } from '../text.ts';
import type { Figures } from './server-figures.ts';
import { pinThisProcess } from './server-machine.ts';
import { type Load, runServer } from './server-run.ts';

/** How many tables, how long; and before that without being measured. A glance says only that it works. */
const USUAL = { tables: '50,200,500', seconds: '5', warmUpSeconds: 3 };
const GLANCE = { tables: '2', seconds: '1', warmUpSeconds: 0.1 };

const TABLES = [1, 5000] as const;
const SECONDS = [1, 600] as const;

/** The house and a bare relay under two loads, with each of these numbers of tables. */
export async function benchServer(
  wish: { tables: string | undefined; seconds: string | undefined; quick: boolean },
  tell: (line: string) => void = () => {},
): Promise<(Load & Figures)[]> {
  const usual = wish.quick ? GLANCE : USUAL;
  const { tables = usual.tables, seconds = usual.seconds } = wish;
  const sizes = tables.split(',').map((size) => readWholeNumber('--tables', size.trim(), TABLES));
  const plans = sizes.flatMap((size) =>
    (['paced', 'saturated'] as const).flatMap((workload) =>
      (['relay', 'rotonde'] as const).map(
        (server): Load => ({
          server,
          workload,
          tables: size,
          warmUpSeconds: usual.warmUpSeconds,
          seconds: readWholeNumber('--seconds', seconds, SECONDS),
        }),
      ),
    ),
  );
  pinThisProcess();
  const runs: (Load & Figures)[] = [];
  for (const plan of plans) {
    tell(`${plan.server}, ${plan.workload}, ${plan.tables} tables`);
    runs.push({ ...plan, ...(await runServer(plan)) });
  }
  return runs;
}

type Run = Load & Figures;

const columns: readonly (readonly [string, (run: Run) => string])[] = [
  ['', (run) => `${run.workload} ${run.server}`],
  ['tables', (run) => whole(run.tables)],
  ['moves/s', (run) => whole(run.movesPerSecond)],
  ['p50 ms', (run) => run.p50Ms.toFixed(2)],
  ['p99 ms', (run) => run.p99Ms.toFixed(2)],
  ['CPU ms/move', (run) => run.cpuMsPerMove.toFixed(3)],
  ['tables apart', (run) => run.cpuMsPerMoveAlone.toFixed(3)],
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
    'Heap and RSS: with everybody seated, against the idle server; RSS holds also what the server grows once.',
    'others: what other programs took meanwhile. Delays and moves/s count only where that is near nothing.',
  ].join('\n');
}
