import { expect, onTestFinished, test } from 'vitest';
import { titleOf } from '#games/index.ts';
import { rngFrom } from '#kernel/rng.ts';
import type { BotQuestion } from '#tables/bot-host.ts';
import { type BotThreads, threadBotHost } from '../bots/thread-bot-host.ts';
import { house, ME, makeTable, twoPlayers } from './house.ts';
import { newSecret, Page } from './page.ts';
import { choicesOf, playOne, seatToAct } from './play.ts';

const file = new URL('./slow-bot.ts', import.meta.url);

function host(wish: Partial<BotThreads> = {}) {
  const bots = threadBotHost({ file, ...wish });
  onTestFinished(() => bots.close());
  return { ...bots, has: () => true };
}

/** What a bot is asked right after the deal. */
function question(bot: string): BotQuestion {
  const game = titleOf('trambahn')?.game as NonNullable<ReturnType<typeof titleOf>>['game'];
  const state = game.setup(2, {});
  game.apply(state, 'chance', game.chance(state, rngFrom(1)));
  const seat = game.actors(state.table)[0] as number;
  return { game: game.id, bot, table: state.table, own: game.own(state, seat), seat, seed: 3 };
}

test('the real threads play the house’s bots', async () => {
  const bots = threadBotHost();
  onTestFinished(() => bots.close());
  expect(bots.has('trambahn', 'random')).toBe(true);
  expect(bots.has('trambahn', 'nobody')).toBe(false);
  const [one, two] = await Promise.all([
    bots.decide(question('random')),
    bots.decide(question('random')),
  ]);
  expect(one).toHaveProperty('do');
  expect(two).toEqual(one);
  await expect(bots.decide(question('nobody'))).rejects.toThrow('a bot failed');
  await expect(bots.decide(question('apprentice'))).resolves.toHaveProperty('do');
});

test.each([
  ['endless', 'a bot thought for too long'],
  ['failing', 'a bot failed'],
  ['leaving', 'a bot ended its thread'],
])(
  'after an %s bot the thread is started anew, and the others are answered',
  async (bot, reason) => {
    const bots = host({ limitMs: 1500 });
    const before = bots.decide(question('good'));
    const bad = bots.decide(question(bot));
    const after = bots.decide(question('good'));
    expect(await before).toHaveProperty('do');
    await expect(bad).rejects.toThrow(reason);
    expect(await after).toHaveProperty('do');
  },
);

test('a slow bot holds up nobody at another table', async () => {
  // It thinks for as long as the test lasts.
  const { address } = await house({ bots: host({ limitMs: 600_000 }) });
  const secret = newSecret();
  const seats = [ME, { kind: 'bot', bot: 'endless' } as const];
  const ada = await Page.at(address, await makeTable(address, secret, seats), secret);
  while (seatToAct(ada) === 0) {
    const seq = ada.view?.seq as number;
    await ada.act(choicesOf(ada, 0)[0]);
    await ada.reach(seq + 1);
  }
  const thinkingAt = ada.view?.seq;
  const { players } = await twoPlayers(address);
  const rng = rngFrom(1);
  for (let turns = 0; turns < 20; turns++) await playOne(players, rng);
  expect(ada.view?.seq).toBe(thinkingAt);
});

test.each(['failing', 'nonsense', 'endless', 'leaving'])(
  'a table with a %s bot plays on: it does the first thing it may',
  async (bot) => {
    const { address } = await house({ bots: host({ limitMs: 300 }) });
    const secret = newSecret();
    const seats = [ME, { kind: 'bot', bot } as const];
    const ada = await Page.at(address, await makeTable(address, secret, seats), secret);
    while (seatToAct(ada) === 0) {
      const seq = ada.view?.seq as number;
      await ada.act(choicesOf(ada, 0).at(-1));
      await ada.reach(seq + 1);
    }
    const seq = ada.view?.seq as number;
    await ada.reach(seq + 2);
  },
);

test('two bots play a whole game while somebody watches', async () => {
  const { address } = await house();
  const bot = { kind: 'bot', bot: 'random' } as const;
  const table = await makeTable(address, newSecret(), [bot, bot]);
  const watcher = await Page.at(address, table);
  await watcher.until((message) => message.t === 'update' && message.status === 'over');
  expect(watcher.texts.every((text) => !text.includes('"own"'))).toBe(true);
});
