import { setTimeout as sleep } from 'node:timers/promises';
import { type Figures, figuresOf, type Usage } from './server-figures.ts';
import { HouseMatch } from './server-house-match.ts';
import { cpuOfThisMachine, cpuOfThisProcess } from './server-machine.ts';
import { type Match, Meter } from './server-meter.ts';
import { relayMatch } from './server-relay-match.ts';
import { Site, type SitePlan } from './server-site.ts';

/** `paced`: each table one move a second (W5). `saturated`: the next move as soon as the last arrived (W6). */
export type Load = SitePlan & {
  workload: 'paced' | 'saturated';
  tables: number;
  warmUpSeconds: number;
  seconds: number;
};

/** How many tables are made at a time. */
const AT_ONCE = 10;

/** One server under one load. */
export async function runServer(plan: Load): Promise<Figures> {
  const site = await Site.open(plan);
  try {
    return await measured(plan, site);
  } finally {
    await site.close();
  }
}

async function measured(plan: Load, site: Site): Promise<Figures> {
  const meter = new Meter(plan.workload === 'saturated');
  const idle = await site.memory();
  const matches: Match[] = [];
  await seat(plan, Math.floor(plan.tables / 2), site.ports, meter, matches);
  const cpu = await site.cpu();
  const others = plan.tables - matches.length;
  await seat(plan, plan.tables, site.ports, meter, matches);
  const cpuPerTable = ((await site.cpu()) - cpu) / others;
  const full = await site.memory();
  meter.start();
  await sleep(1000 * plan.warmUpSeconds);

  const before = await usage(site);
  meter.isMeasuring = true;
  await sleep(1000 * plan.seconds);
  meter.isMeasuring = false;
  const after = await usage(site);
  const memories = { idle, full, after: await site.memory() };
  meter.isOver = true;
  const lost = await lostBySigkill(site, matches);
  return { ...figuresOf(meter, plan.tables, cpuPerTable, memories, before, after), lost };
}

/** Opens tables until there are so many, and everybody at them is ready to begin. */
async function seat(
  plan: Load,
  count: number,
  ports: readonly number[],
  meter: Meter,
  matches: Match[],
): Promise<void> {
  const [port = 0] = ports;
  while (matches.length < count) {
    const batch = Array.from({ length: Math.min(AT_ONCE, count - matches.length) }, (_, i) =>
      plan.server === 'relay'
        ? relayMatch(port, matches.length + i, meter)
        : new HouseMatch(ports, matches.length + i, meter).open(),
    );
    matches.push(...(await Promise.all(batch)));
  }
  while (meter.waiting < count) await sleep(20);
}

async function usage(site: Site): Promise<Usage> {
  const own = cpuOfThisProcess();
  return {
    at: performance.now(),
    own,
    server: await site.cpu(),
    beside: site.cpuBeside(),
    machine: cpuOfThisMachine(),
  };
}

/** Whatever a player has seen must be on the disk, even if the house is killed at this very moment. */
async function lostBySigkill(site: Site, matches: readonly Match[]): Promise<number> {
  const seen = matches.flatMap((match) => match.seen ?? []);
  await site.kill();
  if (seen.length === 0) return 0;
  return site.read(async (store) => {
    let lost = 0;
    for (const { table, seq } of seen) {
      const kept = (await store.load(table))?.entries ?? 0;
      lost += Math.max(0, seq - kept);
    }
    return lost;
  });
}
