import { describe, expect, test } from 'vitest';
import { atAuction, type Pushed } from '../at-auction.ts';
import { bothStores } from '../both-stores.ts';
import { plainOf } from '../notice-house.ts';

describe.each(bothStores)('an answer from afar, in %s', (_, newPlace) => {
  test('is taken back by the same link until somebody plays, once', async () => {
    const { house, table, bob, pushed, undo, give } = await atAuction(await newPlace());
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
