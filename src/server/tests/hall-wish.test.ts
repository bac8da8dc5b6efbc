import { once } from 'node:events';
import { expect, test } from 'vitest';
import type { HallWish } from '#protocol/hall.ts';
import { PROTOCOL } from '#protocol/parts.ts';
import { house, ME, OPEN, postTable } from './house.ts';
import { InHall } from './in-hall.ts';
import { newSecret, Page } from './page.ts';

const wish = ({ socket }: InHall | Page, wanted: object): void =>
  socket.send(JSON.stringify({ t: 'board', wish: wanted }));

test('whoever wishes for a game or a pace is shown those open tables and their number, and nobody else is', async () => {
  const { address } = await house();
  const made = async (game: string, pace?: object): Promise<string> => {
    const body = { v: PROTOCOL, game, options: {}, secret: newSecret(), access: 'public', pace };
    const answer = await postTable(address, { ...body, seats: [ME, OPEN] });
    return ((await answer.json()) as { id: string }).id;
  };
  const rare = await made('pionniers', { kind: 'slow', moveMs: 86_400_000, reserveMs: 0 });
  const other = await made('trambahn');
  const [ada, bob] = [newSecret(), newSecret()];
  const [hers, his] = [await InHall.of(address, ada), await InHall.of(address, bob)];
  await Promise.all([hers, his].map((one) => one.until(({ waiting }) => waiting.length === 2)));
  const shownBy = async (wanted: HallWish): Promise<string[]> => {
    wish(hers, wanted);
    const key = JSON.stringify(wanted);
    const { waiting } = await hers.until((shown) => JSON.stringify(shown.wish) === key);
    return waiting.map(({ id }) => id);
  };
  expect(await shownBy({ game: 'pionniers' })).toEqual([rare]);
  expect(await shownBy({ pace: 'slow' })).toEqual([other, rare]);
  expect(await shownBy({ game: 'trambahn', pace: 'slow', pages: 4 })).toEqual([other]);
  expect(await shownBy({ game: 'union-pacific' })).toEqual([]);
  // It goes on by the same wish.
  const again = await made('union-pacific');
  await hers.until(({ waiting }) => waiting[0]?.id === again && waiting.length === 1);
  expect(his.shown.every((shown) => shown.wish === undefined)).toBe(true);
});

test('only in the hall one wishes, and for no more than fits', async () => {
  const { address } = await house();
  const page = new Page(address);
  await once(page.socket, 'open');
  wish(page, {});
  expect((await page.closed()).why).toBe('malformed');
  for (const wanted of [{ pages: 5 }, { game: '../' }, { pace: 'quick' }]) {
    const eve = await InHall.of(address, newSecret());
    await eve.until(() => true);
    eve.socket.removeAllListeners('message');
    wish(eve, wanted);
    const [data] = (await once(eve.socket, 'message')) as [Buffer];
    expect(JSON.parse(data.toString())).toEqual({ t: 'closing', why: 'malformed' });
  }
});
