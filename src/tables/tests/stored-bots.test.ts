import { expect, test } from 'vitest';
import { botOf, hasBot, titleOf } from '#games/catalogue.ts';
import { games } from '#games/index.ts';
import type { BotHost } from '../bot-host.ts';
import { memoryStore } from '../memory-store.ts';
import { firstChoice, Guest, secretOf, tablesOver } from './guest.ts';

/** The house's own bots are looked for; what they play is not the point here, so they take whatever comes first. */
function houseBots() {
  const asked = Promise.withResolvers<readonly (string | undefined)[]>();
  const names: (string | undefined)[] = [];
  const bots: BotHost = {
    has: hasBot,
    async decide(question) {
      names.push((await botOf(question.game, question.bot))?.name);
      if (names.length === 3) asked.resolve(names);
      return firstChoice(question);
    },
  };
  return { bots, asked: asked.promise };
}

test('a table that was stored when the driver was called "expert" is played on by the driver', async () => {
  const title = await titleOf('trambahn');
  if (!title) throw new Error('there is no such game');
  const store = memoryStore();
  await store.create(
    {
      id: 'storedbefore0001',
      game: 'trambahn',
      rules: title.game.rules,
      options: title.game.parseOptions({}),
      secret: secretOf(77),
      at: 1,
    },
    [
      { kind: 'bot', bot: 'expert', name: 'expert' },
      { kind: 'bot', bot: 'expert', name: 'expert' },
    ],
  );
  const { bots, asked } = houseBots();
  const { tables, failures } = tablesOver(store, bots, () => Promise.resolve());
  const watcher = await Guest.at(tables, 'storedbefore0001', 7);
  expect((await asked).slice(0, 3)).toEqual(['driver', 'driver', 'driver']);
  await watcher.leave();
  expect(failures).toEqual([]);
});

test('a bot is found by its older name, and is called by its own', async () => {
  for (const { id, bots } of games) {
    if (!bots.includes('driver')) continue;
    expect(hasBot(id, 'expert')).toBe(true);
    expect((await botOf(id, 'expert'))?.name).toBe('driver');
  }
});
