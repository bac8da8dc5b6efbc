import { expect, test } from 'vitest';
import type { Bot } from '#bots/bot.ts';
import type { Kind } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import { PROTOCOL } from '#protocol/parts.ts';
import type { BotHost } from '#tables/bot-host.ts';
import { memoryStore } from '#tables/memory-store.ts';
import { Tables } from '#tables/tables.ts';
import { botOf, titleOf } from '../catalogue.ts';
import { games } from '../index.ts';

const SECRET = '7'.repeat(64);

const bots: BotHost = {
  has: () => true,
  async decide({ game, bot, table, own, seat, seed }) {
    const player = (await botOf(game, bot)) as Bot<Kind>;
    return player.decide(table, own, seat, rngFrom(seed));
  },
};

test.each(games)('a table of $id goes from the first entry to the last', async (manifest) => {
  const { id: game, players, bots: names } = manifest;
  const [bot = ''] = names;
  const store = memoryStore();
  const failures: unknown[] = [];
  const tables = new Tables({
    store,
    bots,
    titleOf,
    now: () => 0,
    sleep: () => new Promise(() => {}),
    newId: () => 'fromfirsttolast1',
    newSecret: () => SECRET,
    report: (error) => failures.push(error),
  });
  const seats = Array.from({ length: players[0] }, () => ({ kind: 'bot', bot }) as const);
  const id = await tables.create({ v: PROTOCOL, game, options: {}, secret: SECRET, seats });

  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const visit = await tables.enter(id, {
    secret: SECRET,
    send: (text) => {
      if ('chanceSecret' in (JSON.parse(text) as object)) end();
    },
    dismiss: () => {},
  });
  await ended;
  expect(failures).toEqual([]);
  expect(await store.load(id)).toMatchObject({ header: { game }, over: true });
  await visit?.leave();
});
