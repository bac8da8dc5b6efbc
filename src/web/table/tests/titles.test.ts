import { expect, test } from 'vitest';
import { botsOf } from '#bots/index.ts';
import { titles } from '#games/index.ts';
import { botOf, botsOf as fetchedBotsOf } from '../local/bots-of.ts';
import { titleOf } from '../titles.ts';

test('every game of the catalogue can be fetched on its own, with its bots', async () => {
  for (const title of titles) {
    const { id } = title.game;
    expect(await titleOf(id)).toBe(title);
    const names = botsOf(id).map(({ name }) => name);
    expect(Object.keys(await fetchedBotsOf(id))).toEqual(names);
    for (const name of names) expect((await botOf(id, name))?.name).toBe(name);
    expect(await botOf(id, 'toString')).toBeUndefined();
  }
});

test('what is no game is none here either', async () => {
  for (const id of ['chess', 'toString', '__proto__', '']) {
    expect(await titleOf(id)).toBeUndefined();
    expect(await fetchedBotsOf(id)).toEqual({});
  }
});
