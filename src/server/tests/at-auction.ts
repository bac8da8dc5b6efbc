import type { ServerOptions } from '../open-server.ts';
import { ada, answer, fetchTable, noticeHouse } from './notice-house.ts';
import { newSecret, Page } from './page.ts';

export type Pushed = { t: string; title?: string; token?: string; answers?: { words: string }[] };
type Shown = { is: string; canUndo?: true; told?: { title: string; body: string; undo?: string } };

/** Ada has a table of an auction, where each in turn bids or passes, and it is her turn: she is called by a push. */
export async function atAuction(place: string, wish: Partial<ServerOptions> = {}) {
  const house = await noticeHouse(place, wish);
  const { browser } = await ada(house);
  await browser.post('notices/push', house.push.subscribe());
  const cookie = { cookie: browser.cookie ?? '' };
  const table = await fetchTable(house.address, browser.secret, cookie, 'railroad-tycoon');
  const bob = await Page.at(house.address, table, newSecret());
  await bob.ask({ t: 'sit', seat: 1, name: 'Bob' });
  await bob.reach(1);
  if ((await house.store.load(table))?.turn?.toAct[0] === 1)
    await bob.act({ do: 'bid', amount: 1 });
  const pushed = async (count: number) =>
    (await house.push.reach(count))[count - 1]?.message as Pushed;
  const undo = async (token: string | undefined) =>
    (await answer(house, 'undo', { token })) as Shown;
  const give = async (token: string | undefined, which: number) =>
    (await answer(house, '', { token, which })) as Shown;
  return { house, browser, table, bob, pushed, undo, give };
}
