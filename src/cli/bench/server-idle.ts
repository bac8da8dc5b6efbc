import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { DAY } from '#clocks/civil.ts';
import type { Pace } from '#clocks/pace.ts';
import { games } from '#games/index.ts';
import { PROTOCOL, type TableWish } from '#protocol/parts.ts';
import { usualLimits } from '#server/limits.ts';
import { percent, table, whole } from '../text.ts';
import { siteName } from './server.ts';
import type { Memory } from './server-child.ts';
import { pinThisProcess } from './server-machine.ts';
import { Site, type SitePlan } from './server-site.ts';

/** Open tables at which nobody does anything, and what they cost a node. */
export type IdleFigures = SitePlan & {
  tables: number;
  /** So many of them are slow: their clocks run, and each has a row for when its time is out. */
  slow: number;
  /**
   * Of one node, with one socket at each table, against the node without any: when all have come, and when it is quiet. The heap,
   * and what objects hold beside it.
   */
  bytesPerTable: number;
  quietBytesPerTable: number;
  rssBytesPerTable: number;
  /** 1 is one core: while nobody does anything, and in those seconds of it in which no heartbeat is due. */
  cpu: number;
  cpuBetweenBeats: number;
  /** Nothing: there is none, or it cannot be seen. */
  besideCpu: number | undefined;
};

export type IdleWish = {
  sites: readonly SitePlan[];
  tables: number;
  seconds: number;
  /** How long nothing happens before it is quiet: longer than a house waits before it puts a table away. */
  quietSeconds: number;
};

/** How many tables are made at a time. */
const AT_ONCE = 25;

/** The same number of sockets at a bare relay says what of it is the sockets’. */
export async function benchIdle(
  wish: IdleWish,
  tell: (line: string) => void = () => {},
): Promise<IdleFigures[]> {
  const { sites, tables } = wish;
  pinThisProcess();
  const figures: IdleFigures[] = [];
  for (const plan of sites) {
    tell(`${siteName(plan)}, ${tables} idle tables`);
    const site = await Site.open(plan);
    try {
      const slow = plan.server === 'relay' ? 0 : slowAmong(tables);
      figures.push({ ...plan, tables, slow, ...(await measured(site, plan, wish)) });
    } finally {
      await site.close();
    }
  }
  return figures;
}

async function measured(site: Site, { server }: SitePlan, wish: IdleWish) {
  const { tables, seconds, quietSeconds } = wish;
  const idle = await site.memory();
  const [port = 0] = site.ports;
  const sockets: WebSocket[] = [];
  for (let from = 0; from < tables; from += AT_ONCE) {
    const count = Math.min(AT_ONCE, tables - from);
    const batch = Array.from({ length: count }, (_, i) =>
      server === 'relay' ? socketAt(`ws://127.0.0.1:${port}/${from + i}`) : tableAt(port, from + i),
    );
    sockets.push(...(await Promise.all(batch)));
  }
  const full = await site.memory();
  await sleep(1000 * quietSeconds);
  const quiet = await site.memory();
  const [besideBefore, at] = [site.cpuBeside(), performance.now()];
  const each = await cpuOfSeconds(site, seconds);
  const [besideAfter, until] = [site.cpuBeside(), performance.now()];
  for (const socket of sockets) socket.terminate();
  const isSeen = besideBefore !== undefined && besideAfter !== undefined;
  return {
    bytesPerTable: (held(full) - held(idle)) / tables,
    quietBytesPerTable: (held(quiet) - held(idle)) / tables,
    rssBytesPerTable: (quiet.rss - idle.rss) / tables,
    cpu: each.reduce((sum, one) => sum + one, 0) / (until - at),
    cpuBetweenBeats: (each.toSorted((a, b) => a - b)[Math.floor(each.length / 2)] ?? 0) / 1000,
    besideCpu: isSeen ? (besideAfter - besideBefore) / (until - at) : undefined,
  };
}

const held = ({ heap, external }: Memory): number => heap + external;

/** What it takes in each of so many seconds, in milliseconds. Heartbeats are due in fewer than half of them. */
async function cpuOfSeconds(site: Site, seconds: number): Promise<number[]> {
  const each: number[] = [];
  for (let before = await site.cpu(); each.length < seconds; ) {
    await sleep(1000);
    const after = await site.cpu();
    each.push(after - before);
    before = after;
  }
  return each;
}

async function socketAt(address: string): Promise<WebSocket> {
  const socket = new WebSocket(address, { perMessageDeflate: false });
  socket.on('error', () => undefined);
  await once(socket, 'open');
  return socket;
}

/** Every other table of each game is a slow one. */
const isSlow = (number: number): boolean => Math.floor(number / games.length) % 2 === 1;

const slowAmong = (tables: number): number =>
  Array.from({ length: tables }, (_, i) => i).filter(isSlow).length;

const DAILY: Pace = { kind: 'slow', moveMs: DAY, reserveMs: 2 * DAY };

/** A table of any game at which one guest has the least number of seats, so that the game has begun. */
async function tableAt(port: number, number: number): Promise<WebSocket> {
  const { id: game, players } = games[number % games.length] as (typeof games)[number];
  const secret = randomBytes(32).toString('hex');
  const seats = Array.from({ length: players[0] }, (_, i) => ({
    kind: 'me' as const,
    name: `Player ${i}`,
  }));
  const pace = isSlow(number) ? { pace: DAILY } : {};
  const wish: TableWish = { v: PROTOCOL, game, options: {}, secret, seats, ...pace };
  const answer = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });
  if (answer.status !== 201) throw new Error(`no table: ${answer.status}`);
  const { id: table } = (await answer.json()) as { id: string };
  const socket = await socketAt(`ws://127.0.0.1:${port}/ws`);
  const begun = hasBegun(socket);
  socket.send(JSON.stringify({ t: 'join', v: PROTOCOL, table, secret }));
  await begun;
  socket.removeAllListeners('message');
  return socket;
}

/** Chance has had its first turn. */
function hasBegun(socket: WebSocket): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  socket.on('message', (data: Buffer) => {
    const { seq = 0 } = JSON.parse(data.toString()) as { seq?: number };
    if (seq > 0) resolve();
  });
  return promise;
}

export function idleText(figures: readonly IdleFigures[]): string {
  const bare = figures.find(({ server }) => server === 'relay');
  const KiB = (bytes: number): string => (bytes / 1024).toFixed(2);
  const rows = figures.map((one) => [
    siteName(one),
    whole(one.tables),
    whole(one.slow),
    KiB(one.bytesPerTable),
    KiB(one.quietBytesPerTable),
    bare && one !== bare ? KiB(one.quietBytesPerTable - bare.quietBytesPerTable) : '',
    KiB(one.rssBytesPerTable),
    percent(one.cpu, 2),
    bare && one !== bare ? (one.cpu / bare.cpu).toFixed(1) : '',
    percent(one.cpuBetweenBeats, 2),
    one.besideCpu === undefined ? '' : percent(one.besideCpu, 2),
  ]);
  const head = [
    '',
    'tables',
    'slow ones',
    'KiB/table',
    'when quiet',
    'without socket',
    'RSS KiB/table',
    'node CPU',
    'of the relay’s',
    'between beats',
    'beside',
  ];
  return [
    table([head, ...rows], 'right'),
    '',
    'One socket at each table, all games in turn; nobody does anything. The relay’s row is as many bare sockets.',
    'slow ones: with clocks that run, and a row for when time is out. KiB/table: the heap, and buffers beside it.',
    'without socket: when quiet, less what a bare socket takes. beside: the CPU of the database and the bus.',
    `node CPU: every socket, the relay’s too, is asked every ${usualLimits.heartbeatMs / 1000} s whether it is still there. between beats: the median of`,
    'all seconds, in most of which none is asked; being measured is in it.',
  ].join('\n');
}
