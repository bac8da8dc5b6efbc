import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSqliteStore } from '#server/store/sqlite/sqlite-store.ts';
import { benchFolder } from './folder.ts';
import { isProfiling, ServerChild } from './server-child.ts';
import { type Figures, figuresOf } from './server-figures.ts';
import { HouseMatch } from './server-house-match.ts';
import { cpuOfThisMachine, cpuOfThisProcess } from './server-machine.ts';
import { type Match, Meter } from './server-meter.ts';
import { relayMatch } from './server-relay-match.ts';

/** `paced`: each table one move a second (W5). `saturated`: the next move as soon as the last arrived (W6). */
export type Load = {
  server: 'rotonde' | 'relay';
  workload: 'paced' | 'saturated';
  tables: number;
  warmUpSeconds: number;
  seconds: number;
};

const FILES = {
  relay: new URL('./server-relay.ts', import.meta.url),
  rotonde: new URL('./server-house.ts', import.meta.url),
};

/** How many tables are made at a time. */
const AT_ONCE = 10;

/** One server under one load. */
export async function runServer(plan: Load): Promise<Figures> {
  const folder = benchFolder();
  const server = await ServerChild.start(FILES[plan.server], [folder]);
  try {
    return await measured(plan, server, folder);
  } finally {
    await server.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measured(plan: Load, server: ServerChild, folder: string): Promise<Figures> {
  const meter = new Meter(plan.workload === 'saturated');
  const idle = await server.memory();
  const matches: Match[] = [];
  await seat(plan, Math.floor(plan.tables / 2), server.port, meter, matches);
  const cpu = await server.cpu();
  const others = plan.tables - matches.length;
  await seat(plan, plan.tables, server.port, meter, matches);
  const cpuPerTable = ((await server.cpu()) - cpu) / others;
  const full = await server.memory();
  meter.start();
  await sleep(1000 * plan.warmUpSeconds);

  const before = await usage(server);
  meter.isMeasuring = true;
  await sleep(1000 * plan.seconds);
  meter.isMeasuring = false;
  const after = await usage(server);
  const memories = { idle, full, after: await server.memory() };
  meter.isOver = true;
  const lost = await lostBySigkill(server, folder, matches);
  return { ...figuresOf(meter, plan.tables, cpuPerTable, memories, before, after), lost };
}

/** Opens tables until there are so many, and everybody at them is ready to begin. */
async function seat(plan: Load, count: number, port: number, meter: Meter, matches: Match[]) {
  while (matches.length < count) {
    const batch = Array.from({ length: Math.min(AT_ONCE, count - matches.length) }, (_, i) =>
      plan.server === 'relay'
        ? relayMatch(port, matches.length + i, meter)
        : new HouseMatch(port, matches.length + i, meter).open(),
    );
    matches.push(...(await Promise.all(batch)));
  }
  while (meter.waiting < count) await sleep(20);
}

async function usage(server: ServerChild) {
  const own = cpuOfThisProcess();
  return { at: performance.now(), own, server: await server.cpu(), machine: cpuOfThisMachine() };
}

/** Whatever a player has seen must be on the disk, even if the house is killed at this very moment. */
async function lostBySigkill(server: ServerChild, folder: string, matches: readonly Match[]) {
  const seen = matches.flatMap((match) => match.seen ?? []);
  await server.end(isProfiling ? 'SIGTERM' : 'SIGKILL');
  if (seen.length === 0) return 0;
  const store = await openSqliteStore(folder);
  let lost = 0;
  for (const { table, seq } of seen) {
    const kept = (await store.load(table))?.entries ?? 0;
    lost += Math.max(0, seq - kept);
  }
  await store.close();
  return lost;
}
