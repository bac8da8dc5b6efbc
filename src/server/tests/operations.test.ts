import { expect, test, vi } from 'vitest';
import { Readiness } from '../ready.ts';
import type { ServerStore } from '../store/server-store.ts';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import { folder } from './folder.ts';
import { house, twoPlayers } from './house.ts';
import { insist } from './insist.ts';
import { Page } from './page.ts';
import { playOn, seatToAct } from './play.ts';

const textAt = async (address: string, path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${address}${path}`, { headers });
  return { status: answer.status, text: await answer.text() };
};

/** The lines of one metric, without its comments. */
const linesOf = (text: string, name: string): string[] =>
  text.split('\n').filter((line) => line.startsWith(name));

test('/metrics counts moves, requests, sockets and tables, and names no table and no guest', async () => {
  const { address } = await house();
  const { table, secrets, players } = await twoPlayers(address);
  await playOn(players, 1, 5);
  const { status, text } = await textAt(address, '/metrics');
  expect(status).toBe(200);
  expect(linesOf(text, 'rotonde_moves_total{by="guest"}')).toEqual([
    'rotonde_moves_total{by="guest"} 5',
  ]);
  expect(linesOf(text, 'rotonde_request_seconds_count{t="act"}')).toEqual([
    'rotonde_request_seconds_count{t="act"} 5',
  ]);
  // Chance’s first turn is the sixth.
  expect(linesOf(text, 'rotonde_store_seconds_count{what="append"}')).toEqual([
    'rotonde_store_seconds_count{what="append"} 6',
  ]);
  expect(linesOf(text, 'rotonde_sockets ')).toEqual(['rotonde_sockets 2']);
  expect(linesOf(text, 'rotonde_tables ')).toEqual(['rotonde_tables 1']);
  expect(linesOf(text, 'process_cpu_seconds_total')).toHaveLength(1);
  for (const name of [table, ...secrets, 'Ada', 'Bob']) expect(text).not.toContain(name);
});

test('/metrics counts what is due and not taken, and what jobs ask of the store', async () => {
  const store = await openSqliteStore(folder());
  const now = (): number => 100_000;
  const { address } = await house({ store, role: 'web', tablesHost: { now } });
  const told = async (name: string) =>
    linesOf((await textAt(address, '/metrics')).text, `rotonde_jobs_${name} `);
  expect(await told('due')).toEqual(['rotonde_jobs_due 0']);
  expect(await told('late_seconds')).toEqual(['rotonde_jobs_late_seconds 0']);
  for (const [key, due] of Object.entries({ one: 93_000, two: 99_000, taken: 1, later: 100_001 })) {
    await store.jobs.put({ kind: 'tidy', key, due });
  }
  await store.jobs.take({ worker: 'ada', until: 200_000 }, 1, 1);
  expect(await told('due')).toEqual(['rotonde_jobs_due 2']);
  expect(await told('late_seconds')).toEqual(['rotonde_jobs_late_seconds 7']);
});

test('a worker counts what it asks of the store: its first job is to tidy the house', async () => {
  const { address } = await house({ role: 'worker' });
  const told = async (what: string) =>
    linesOf((await textAt(address, '/metrics')).text, `rotonde_store_seconds_count{what="${what}"`);
  for (const what of ['jobs-take', 'sql-read', 'sql-write', 'jobs-done']) {
    await vi.waitFor(async () => expect(await told(what)).toHaveLength(1), { timeout: 60_000 });
  }
});

test('/metrics tells what there is to tell while the store does not answer', async () => {
  const store = await openSqliteStore(folder());
  const sql: ServerStore['sql'] = { ...store.sql, read: () => Promise.reject(new Error('gone')) };
  const vapidPrivateKey = Buffer.alloc(32, 7).toString('base64url');
  const { address } = await house({ store: { ...store, sql }, vapidPrivateKey });
  const { status, text } = await textAt(address, '/metrics');
  expect(status).toBe(200);
  expect(linesOf(text, 'rotonde_jobs_due ')).toEqual(['rotonde_jobs_due Nan']);
  expect(linesOf(text, 'rotonde_sockets ')).toEqual(['rotonde_sockets 0']);
});

test('/metrics is for callers from near by', async () => {
  const { address } = await house({ trustProxy: 1 });
  const from = (ip: string) => textAt(address, '/metrics', { 'x-forwarded-for': ip });
  for (const ip of ['203.0.113.9', '2001:db8::1', '::ffff:203.0.113.9']) {
    expect((await from(ip)).status).toBe(404);
  }
  for (const ip of ['10.1.2.3', '192.168.7.7', 'fd00::7', '::ffff:172.20.0.4']) {
    expect((await from(ip)).status).toBe(200);
  }
});

test('/readyz says no while the store does not answer, and /healthz that the house is alive', async () => {
  const store = await openSqliteStore(folder());
  const ping: ServerStore['ping'] = async () => {
    throw new Error('gone');
  };
  const { address } = await house({ store: { ...store, ping } });
  expect(await textAt(address, '/readyz')).toEqual({ status: 503, text: 'not ready: store\n' });
  expect(await textAt(address, '/healthz')).toEqual({ status: 200, text: 'ok\n' });
});

test('a part that never answers is one that does not answer', async () => {
  const never = () => new Promise(() => undefined);
  const ready = new Readiness({ needed: { store: never }, wished: { bus: never } }, 1);
  expect(await ready.missing()).toEqual({ needed: ['store'], wished: ['bus'] });
});

test('/readyz says that the bus is gone, and that guests may come', async () => {
  const bus = { isOpen: true, join: () => {}, ready: () => {}, close: async () => {} };
  const { address } = await house({ bus });
  bus.isOpen = false;
  const answer = { status: 200, text: 'ready, but not: bus\n' };
  expect(await textAt(address, '/readyz')).toEqual(answer);
});

test('a house that empties itself says so, sends everybody on, and refuses nobody in mid-move', async () => {
  const { address, drain } = await house();
  const { table, secrets, players } = await twoPlayers(address);
  const watchers = await Promise.all(Array.from({ length: 8 }, () => Page.at(address, table)));
  expect((await textAt(address, '/readyz')).text).toBe('ready\n');
  let isOver = false;
  const drained = drain(800).then(() => {
    isOver = true;
  });
  expect(await textAt(address, '/readyz')).toEqual({ status: 503, text: 'not ready: draining\n' });

  const pages: Page[] = [...players];
  const back = (seat: number) => Page.at(address, table, secrets[seat]);
  for (let seat = seatToAct(players[0]); seat !== undefined && !isOver; ) {
    const mover = seat;
    const { page } = await insist(pages[mover] as Page, mover, () => back(mover));
    pages[mover] = page;
    seat = seatToAct(page);
    if (seat !== undefined && seat !== mover) pages[seat] = await back(seat);
  }
  await drained;
  for (const page of [...watchers, ...players]) {
    expect(await page.closed()).toEqual({ why: 'stopping', code: 1001 });
  }
});

test('a house that empties itself sends programs on that read a stream, before it closes', async () => {
  const { address, drain } = await house();
  const { table, secrets } = await twoPlayers(address);
  const made = await fetch(`${address}/api/tables/${table}/seats/0/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ secret: secrets[0] }),
  });
  const { token } = (await made.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const path = `${address}/api/v1/tables/${table}/events`;
  const streams = await Promise.all(Array.from({ length: 3 }, () => fetch(path, { headers })));
  await drain(400);
  // Each to its end, with the house still open.
  for (const stream of streams) {
    expect(await stream.text()).toMatch(/event: closing\ndata: \{"why":"stopping"\}\n\n$/);
  }
  expect((await textAt(address, '/healthz')).status).toBe(200);
});
