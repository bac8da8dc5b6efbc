import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Rng } from '#kernel/rng.ts';
import { openNats } from '#server/services/nats.ts';
import { type OwnPostgres, openPostgres } from '#server/services/postgres.ts';
import { openPostgresStore } from '#server/store/postgres/postgres-store.ts';
import { openCallers } from './callers.ts';
import { ServerProcess } from './child.ts';
import type { Counts, Faults, Harm } from './counts.ts';
import { LOST } from './dropping-bus.ts';
import type { House } from './house.ts';
import { Member } from './member.ts';

/** What nodes hear of each other by: the database’s own LISTEN and NOTIFY, or NATS. */
export const BUSES = ['nats', 'postgres'] as const;
export type BusKind = (typeof BUSES)[number];

export type ClusterPlan = {
  nodes: number;
  bus: BusKind;
  /** One in so many announcements is lost at each node; 0: none. */
  dropOneIn: number;
  /** Between two kills, on average. */
  everyMs: number;
};

/** After so many kills the database is restarted, after so many more the bus; and so on. */
const RESTART_EVERY = 4;

/** One in so many times a node is not killed, but stands still, at times for longer than it may hold a job. */
const FREEZE_ONE_IN = 5;
const LONGEST_FREEZE_MS = 12_000;

/** So many have a season ticket, and are called when they are away: two at each game. */
const HOLDERS = 8;

/** What can be stopped at once and started again. */
export type Restartable = Pick<OwnPostgres, 'url' | 'kill' | 'start' | 'close'>;

/** Several nodes of one PostgreSQL, each in a process of its own. */
export async function cluster(
  plan: ClusterPlan,
  { counts, faults }: { counts: Counts; faults: Faults },
  rng: Rng,
): Promise<House> {
  const database = await openPostgres({ settings: ['max_connections=100'] });
  const bus = plan.bus === 'nats' ? await openNats() : undefined;
  const callers = await openCallers({ counts, faults });
  const words: string[] = [];
  const members = Array.from({ length: plan.nodes }, (_, i) => {
    const env = {
      DATABASE_URL: database.url,
      BUS_URL: bus?.url ?? '',
      // One node at least leaves bots to the others.
      ROLE: i > 0 && i === plan.nodes - 1 ? 'web' : 'all',
      SMTP_URL: callers.smtpUrl,
      CHAOS_DROP: `${plan.dropOneIn}`,
      CHAOS_SEED: `${rng.below(2 ** 31)}`,
    };
    return new Member((port) => startNode(port, env, counts), { faults, words });
  });
  // The first brings the database in order before the others look at it.
  for (const member of members) await member.start();
  const anyAddress = (not?: string): string => {
    const up = members.filter((member) => member.isUp);
    const there = up.length > 0 ? up : members;
    const others = there.filter((member) => member.address !== not);
    const from = others.length > 0 ? others : there;
    return (from[Math.floor(Math.random() * from.length)] as Member).address;
  };
  const holders = await callers.holders(HOLDERS, anyAddress);
  const harm = harmOf(plan, { counts, rng, members, database, bus });
  return {
    words,
    faults,
    holders,
    tables: callers.tables,
    letters: callers.letters,
    address: anyAddress,
    addresses: () => members.map((member) => member.address),
    harm,
    harms: harmsOf(plan),
    async calm() {
      await Promise.all(members.map((member) => member.settled()));
    },
    async read(work) {
      await Promise.all(members.map((member) => member.end('SIGTERM')));
      const store = await openPostgresStore(database.url);
      try {
        await callers.verify(store.sql);
        return await work(store);
      } finally {
        await store.close();
      }
    },
    async close() {
      await Promise.all(members.map((member) => member.end('SIGKILL')));
      await callers.close();
      await bus?.close();
      await database.close();
    },
  };
}

const nodeFile = fileURLToPath(new URL('./node.ts', import.meta.url));

async function startNode(
  port: string,
  env: Readonly<Record<string, string>>,
  counts: Counts,
): Promise<ServerProcess> {
  const usual = { HOST: '127.0.0.1', PORT: port, LOG_LEVEL: 'error', TRUST_PROXY: '1' };
  const server = await ServerProcess.start(nodeFile, [], { ...env, ...usual });
  server.onWord(LOST, () => counts.lost++);
  return server;
}

function harmsOf({ nodes, bus, dropOneIn }: ClusterPlan): Harm[] {
  const harms: Harm[] = ['kills', 'databaseRestarts'];
  // The database’s own LISTEN and NOTIFY goes down with the database.
  if (bus === 'nats') harms.push('busRestarts');
  if (nodes > 1 && dropOneIn > 0) harms.push('lost');
  return harms;
}

type Harmed = {
  counts: Counts;
  rng: Rng;
  members: readonly Member[];
  database: Restartable;
  bus: Restartable | undefined;
};

/** A node is killed or stands still each time, one is always left; every so often the database goes down at once, or the bus. */
function harmOf(plan: ClusterPlan, harmed: Harmed): () => Promise<void> {
  const { counts, rng, members, database, bus } = harmed;
  let turns = 0;
  return async () => {
    await sleep(plan.everyMs * (0.5 + rng.below(1001) / 1000));
    turns++;
    const phase = turns % (2 * RESTART_EVERY);
    if (phase === RESTART_EVERY) {
      counts.databaseRestarts++;
      await restarted(database, rng);
    } else if (phase === 0 && bus) {
      counts.busRestarts++;
      await restarted(bus, rng);
    }
    const up = members.filter((member) => member.isUp && !member.isFrozen);
    if (up.length < Math.min(2, plan.nodes)) return;
    const chosen = up[rng.below(up.length)] as Member;
    if (rng.below(FREEZE_ONE_IN) === 0) {
      counts.freezes++;
      chosen.freeze(1000 + rng.below(LONGEST_FREEZE_MS));
    } else {
      counts.kills++;
      chosen.kill(100 + rng.below(1500));
    }
  };
}

async function restarted(service: Restartable, rng: Rng): Promise<void> {
  await service.kill();
  await sleep(100 + rng.below(1000));
  await service.start();
}
