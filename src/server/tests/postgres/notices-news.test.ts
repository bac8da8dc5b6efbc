import { describe, expect, test } from 'vitest';
import { usualWishes } from '#protocol/http/notices.ts';
import { bothStores } from '../both-stores.ts';
import { ada, fetchTable, noticeHouse, toAct } from '../notice-house.ts';
import { newSecret, Page } from '../page.ts';

describe.each(bothStores)('news from a table, in %s', (_, newPlace) => {
  test('tells whoever was away that it has left, unless it is their turn at once, until they come', async () => {
    const house = await noticeHouse(await newPlace());
    const { address, push } = house;
    const { browser } = await ada(house);
    const cookie = { cookie: browser.cookie ?? '' };
    await browser.post('notices', usualWishes);
    await browser.post('notices/push', push.subscribe());
    for (let isAdas = true; isAdas; ) {
      const table = await fetchTable(address, browser.secret, cookie);
      const before = push.taken.length;
      const bob = await Page.at(address, table);
      await bob.ask({ t: 'sit', seat: 1, name: 'Bob' });
      await bob.reach(1);
      await push.reach(before + 1);
      await house.settled();
      isAdas = toAct(bob) === 0;
      const tag = isAdas ? 'turns' : `departure-${table}`;
      expect(push.taken.slice(before)).toMatchObject([{ message: { t: 'show', tag } }]);
      if (isAdas) continue;
      expect(push.taken.at(-1)?.message).toMatchObject({ title: /^Votre table part/, count: 0 });
      await Page.at(address, table, newSecret(), undefined, cookie);
      await push.reach(before + 2);
      expect(push.taken.at(-1)?.message).toMatchObject({ t: 'close', tag });
    }
  });

  test('tells whoever wishes it that somebody has written: once until they come, never by whom they do not read', async () => {
    const house = await noticeHouse(await newPlace());
    const { address, push } = house;
    const { browser, table } = await ada(house);
    const cookie = { cookie: browser.cookie ?? '' };
    await browser.post('notices/push', push.subscribe());
    const bob = await Page.at(address, table);
    const says = async (page = bob, tape: 'table' | 'platform' = 'table') => {
      const before = push.taken.length;
      expect(await page.ask({ t: 'say', tape, name: 'Eve', quick: 'thanks' })).toMatchObject({
        t: 'done',
      });
      await house.settled();
      return push.taken.slice(before).map(({ message }) => message);
    };
    await bob.ask({ t: 'sit', seat: 1, name: 'Bob' });
    await bob.reach(1);
    await house.settled();
    // Nobody is told who has not asked to be.
    expect(await says()).toEqual([]);
    const kinds = { ...usualWishes.kinds, turn: [], talk: ['push'] };
    await browser.post('notices', { ...usualWishes, kinds, inMyHours: false });
    const tag = `talk-${table}`;
    const title = expect.stringMatching(/^Bob a écrit à la table/) as string;
    const shown = { t: 'show', tag, title };
    const eve = await Page.at(address, table);
    expect(await says(eve, 'platform')).toEqual([]);
    expect(await says()).toMatchObject([shown]);
    expect(await says()).toEqual([]);
    const come = async (): Promise<void> => {
      const before = push.taken.length;
      const page = await Page.at(address, table, newSecret(), undefined, cookie);
      await push.reach(before + 1);
      expect(push.taken.at(-1)?.message).toMatchObject({ t: 'close', tag });
      expect(await says()).toEqual([]);
      page.socket.close();
      await bob.until(() => bob.seats[0]?.kind === 'guest' && !bob.seats[0].here);
    };
    await come();
    expect(await says()).toMatchObject([shown]);
    await come();
    const told = await bob.ask({ t: 'talk', tape: 'table' });
    const add = told.t === 'talk' ? [told.you] : [];
    expect(await browser.post('mutes', { add, drop: [] })).toMatchObject({ status: 200 });
    expect(await says()).toEqual([]);
  });
});
