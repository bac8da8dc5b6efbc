import { expect, test } from 'vitest';
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
  const ready = new Readiness({ store: async () => 1, bus: never }, 1);
  expect(await ready.obstacles()).toEqual(['bus']);
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
