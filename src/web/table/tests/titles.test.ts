import { expect, test } from 'vitest';
import { botsOf } from '#bots/index.ts';
import { titles } from '#games/index.ts';
import { botsOf as fetchedBotsOf } from '../local/bots-of.ts';
import { titleOf } from '../titles.ts';

test('every game of the catalogue can be fetched on its own, with its bots', async () => {
  for (const title of titles) {
    const { id } = title.game;
    expect(await titleOf(id)).toBe(title);
    const names = (await fetchedBotsOf(id)).map(({ name }) => name);
    expect(names).toEqual(botsOf(id).map(({ name }) => name));
  }
});

test('what is no game is none here either', async () => {
  for (const id of ['chess', 'toString', '__proto__', '']) {
    expect(await titleOf(id)).toBeUndefined();
    expect(await fetchedBotsOf(id)).toEqual([]);
  }
});
