import type { Memory } from './server-child.ts';
import type { Meter } from './server-meter.ts';

export type Memories = { idle: Memory; full: Memory; after: Memory };

/** In milliseconds. `server`: all nodes; `beside`: the database and the bus; nothing: it cannot be seen. */
export type Usage = {
  at: number;
  own: number;
  server: number;
  beside: number | undefined;
  machine: number | undefined;
};

export type Figures = {
  moves: number;
  movesPerSecond: number;
  /** From the mover's send to the other player's decoded update. */
  p50Ms: number;
  p99Ms: number;
  maxMs: number;
  /** All that the server did, the opening of new tables with it; and without. */
  cpuMsPerMove: number;
  cpuMsPerMoveAlone: number;
  /** What the database and the bus did besides; nothing: there are none, or it cannot be seen. */
  besideCpuMsPerMove: number | undefined;
  /** A game is over after some two hundred moves; then its players make a table, join and sit down anew. */
  tablesOpened: number;
  cpuMsPerTable: number;
  /** 1 is one core. Nothing where it cannot be seen what other programs took. */
  serverCpu: number;
  generatorCpu: number;
  otherCpu: number | undefined;
  bytesPerMove: number;
  /** With everybody at their table, and after the run, against the idle server. RSS holds also what it grows once. */
  heapKiBPerTable: number;
  rssKiBPerTable: number;
  heapKiBPerTableAfter: number;
  rssMiBAfter: number;
  /** Entries that a player had seen and that a SIGKILL then lost. */
  lost: number;
};

export function figuresOf(
  meter: Meter,
  tables: number,
  cpuMsPerTable: number,
  { idle, full, after: end }: Memories,
  before: Usage,
  after: Usage,
): Omit<Figures, 'lost'> {
  const sorted = meter.latencies.toSorted((a, b) => a - b);
  const moves = sorted.length;
  const percentile = (p: number): number => sorted[Math.floor((moves - 1) * p)] ?? 0;
  const elapsed = after.at - before.at;
  const cpu = after.server - before.server;
  const own = after.own - before.own;
  const beside = difference(after.beside, before.beside);
  const machine = difference(after.machine, before.machine);
  const perTable = (bytes: number): number => bytes / 1024 / tables;
  return {
    moves,
    movesPerSecond: (1000 * moves) / elapsed,
    p50Ms: percentile(0.5),
    p99Ms: percentile(0.99),
    maxMs: percentile(1),
    cpuMsPerMove: cpu / moves,
    cpuMsPerMoveAlone: (cpu - meter.tablesOpened * cpuMsPerTable) / moves,
    tablesOpened: meter.tablesOpened,
    cpuMsPerTable,
    serverCpu: cpu / elapsed,
    generatorCpu: own / elapsed,
    besideCpuMsPerMove: beside === undefined ? undefined : beside / moves,
    otherCpu:
      machine === undefined
        ? undefined
        : Math.max(0, (machine - cpu - own - (beside ?? 0)) / elapsed),
    bytesPerMove: meter.bytes / moves,
    heapKiBPerTable: perTable(full.heap - idle.heap),
    rssKiBPerTable: perTable(full.rss - idle.rss),
    heapKiBPerTableAfter: perTable(end.heap - idle.heap),
    rssMiBAfter: end.rss / 1024 / 1024,
  };
}

function difference(after: number | undefined, before: number | undefined): number | undefined {
  return after === undefined || before === undefined ? undefined : after - before;
}
