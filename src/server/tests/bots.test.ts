import { expect, onTestFinished, test } from 'vitest';
import { rngFrom } from '#kernel/rng.ts';
import { botPool } from '../bots/bot-pool.ts';
import { asker, question, slowBots } from './bot-host.ts';
import { house, ME, makeTable, twoPlayers } from './house.ts';
import { newSecret, Page } from './page.ts';
import { choicesOf, playOne, seatToAct } from './play.ts';

test('the real threads play the house’s bots', async () => {
  const bots = botPool();
  onTestFinished(() => bots.close());
  expect(bots.has('trambahn', 'random')).toBe(true);
  expect(bots.has('trambahn', 'nobody')).toBe(false);
  const [one, two] = await Promise.all([
    bots.decide(question('random'), asker()),
    bots.decide(question('random'), asker()),
  ]);
  expect(one).toHaveProperty('do');
  expect(two).toEqual(one);
  await expect(bots.decide(question('nobody'), asker())).rejects.toThrow('it failed');
  await expect(bots.decide(question('apprentice'), asker())).resolves.toHaveProperty('do');
});

test.each([
  ['endless', 'it thought for too long', { limitMs: 1500 }],
  ['failing', 'it failed', {}],
  ['leaving', 'it ended its thread', {}],
  ['hoarding', 'it took too much memory', { limitMs: 20_000 }],
  ['hoarding-buffers', 'it took too much memory', { limitMs: 20_000 }],
])(
  'after a bot that is %s its thread is started anew, and the others are answered',
  async (bot, reason, wish) => {
    const bots = slowBots({ threads: 1, ...wish });
    const before = bots.decide(question('good'), asker('one'));
    const bad = bots.decide(question(bot), asker('two'));
    const after = bots.decide(question('good'), asker('three'));
    expect(await before).toHaveProperty('do');
    await expect(bad).rejects.toThrow(reason);
    expect(await after).toHaveProperty('do');
  },
);

/** A table against this bot, when it is to move. */
async function againstBot(address: string, bot: string): Promise<Page> {
  const secret = newSecret();
  const seats = [ME, { kind: 'bot', bot } as const];
  const ada = await Page.at(address, await makeTable(address, secret, seats), secret);
  while (seatToAct(ada) === 0) {
    const seq = ada.view?.seq as number;
    await ada.act(choicesOf(ada, 0).at(-1));
    await ada.reach(seq + 1);
  }
  return ada;
}

test('a bot that thinks holds up nobody at another table', async () => {
  const bots = slowBots({ threads: 1, limitMs: 60_000 });
  const { address } = await house({ bots });
  const ada = await againstBot(address, 'endless');
  const { players } = await twoPlayers(address);
  const { seq } = ada.view ?? {};
  const rng = rngFrom(1);
  for (let moves = 0; moves < 20; moves++) expect(await playOne(players, rng)).toBe(true);
  expect(ada.view?.seq).toBe(seq);
});

test.each([
  ['failing', 300],
  ['nonsense', 300],
  ['endless', 300],
  ['leaving', 300],
  ['hoarding', 60_000],
  ['hoarding-buffers', 60_000],
])(
  'a table with a bot that is %s plays on: it does the first thing it may',
  async (bot, limitMs) => {
    const { address } = await house({ bots: slowBots({ limitMs }) });
    const ada = await againstBot(address, bot);
    await ada.reach((ada.view?.seq as number) + 2);
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
