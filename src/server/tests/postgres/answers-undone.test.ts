import { describe, expect, test } from 'vitest';
import { bothStores } from '../both-stores.ts';
import { ada, answer, fetchTable, noticeHouse, plainOf } from '../notice-house.ts';
import { newSecret, Page } from '../page.ts';

type Pushed = { t: string; title?: string; token?: string; answers?: { words: string }[] };
type Shown = { is: string; canUndo?: true; told?: { title: string; body: string; undo?: string } };

/** Ada has a table of an auction, where each in turn bids or passes; Bob bids until it is her turn. */
async function atAuction(place: string) {
  const house = await noticeHouse(place);
  const { browser } = await ada(house);
  await browser.post('notices/push', house.push.subscribe());
  const cookie = { cookie: browser.cookie ?? '' };
  const table = await fetchTable(house.address, browser.secret, cookie, 'railroad-tycoon');
  const bob = await Page.at(house.address, table, newSecret());
  await bob.ask({ t: 'sit', seat: 1, name: 'Bob' });
  await bob.reach(1);
  const pushed = async (count: number) =>
    (await house.push.reach(count))[count - 1]?.message as Pushed;
  const undo = async (token: string | undefined) =>
    (await answer(house, 'undo', { token })) as Shown;
  const give = async (token: string | undefined, which: number) =>
    (await answer(house, '', { token, which })) as Shown;
  return { house, browser, table, bob, pushed, undo, give };
}

describe.each(bothStores)('an answer from afar, in %s', (_, newPlace) => {
  test('is taken back by the same link until somebody plays, once', async () => {
    const { house, table, bob, pushed, undo, give } = await atAuction(await newPlace());
    if ((await house.store.load(table))?.turn?.toAct[0] === 1)
      await bob.act({ do: 'bid', amount: 1 });
    const first = await pushed(1);
    expect(await undo(first.token)).toMatchObject({ is: 'open' });
    const before = (await house.store.load(table))?.entries ?? 0;
    const given = await give(first.token, 0);
    expect(given).toMatchObject({ is: 'given', canUndo: true, told: { undo: 'Annuler' } });
    expect(given.told?.title).toMatch(/^C’est parti\u00a0: \d\u202f000\u00a0\$ offerts$/);
    expect(given.told?.body).toBe('À Bob de jouer. Annulable tant que personne n’a joué.');
    const both = await Promise.all([undo(first.token), undo(first.token)]);
    expect(both.some(({ is }) => is === 'undone')).toBe(true);
    expect(
      (await house.store.lines(table, before + 1, before + 9)).map(({ actor }) => actor),
    ).toEqual([0, 0]);
    // Void: it neither answers nor takes back any more, and a new one has come.
    expect(await give(first.token, 0)).toMatchObject({ is: 'undone' });
    expect(await undo(first.token)).toMatchObject({ is: 'undone' });
    await house.settled();
    const again = house.push.taken.map(({ message }) => message as Pushed).at(-1);
    expect(again).toMatchObject({ t: 'show', answers: first.answers });

    // Bob has played: it stands.
    expect(await give(again?.token, 0)).toMatchObject({ is: 'given', canUndo: true });
    await bob.reach(before + 3);
    expect(await bob.act({ do: 'pass' })).toMatchObject({ t: 'done' });
    const later = await undo(again?.token);
    expect(later.is).toBe('given');
    expect(later.canUndo).toBeUndefined();
    await bob.leave();
  });

  test('is told since whose turn it was, as the seat saw it', async () => {
    const { house, browser, table, bob, pushed, give } = await atAuction(await newPlace());
    if ((await house.store.load(table))?.turn?.toAct[0] === 1)
      await bob.act({ do: 'bid', amount: 1 });
    const first = await pushed(1);
    await house.mail.reach(1);
    await give(first.token, 0);
    await house.settled();
    const shown = house.push.taken.length;
    const seq = (await house.store.load(table))?.entries ?? 0;
    await bob.reach(seq);
    await bob.act({ do: 'bid', amount: 9 });
    const news = 'À vous, Ada\u00a0: Bob offre 9\u202f000\u00a0$';
    expect(await pushed(shown + 1)).toMatchObject({ title: news });
    house.clock.now += 3_600_000;
    await browser.post('hours', { hours: null });
    const letters = await house.mail.reach(2);
    expect(plainOf(letters.at(-1)?.text)).toContain('– Bob offre 9\u202f000\u00a0$');
  });
});
