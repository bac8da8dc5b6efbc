import { expect, test } from 'vitest';
import { house, ME, makeTable, OPEN, twoPlayers } from './house.ts';
import { newSecret, Page, type UnnamedRequest } from './page.ts';
import { choicesOf, playOn, seatToAct } from './play.ts';

/** What only the host may ask, about seat 0 where this one sits. */
const rulings = (name: string): UnnamedRequest[] => [
  { t: 'seat-bot', seat: 0, bot: 'random' },
  { t: 'unseat', seat: 0, name },
  { t: 'hand-over', seat: 1, name: 'Bob' },
  { t: 'delete' },
];

/** Nobody's view has moved. */
const still = (pages: readonly Page[], seq: number) => {
  for (const page of pages) expect(page.view?.seq).toBe(seq);
};

test('a watcher may look and may not touch', async () => {
  const { address } = await house();
  const { table, players, ada } = await twoPlayers(address);
  const watcher = await Page.at(address, table);
  expect(watcher.view?.own).toBeUndefined();
  const seat = seatToAct(ada) ?? 0;
  const action = choicesOf(players[seat] as Page, seat)[0];
  expect(await watcher.act(action)).toMatchObject({ t: 'refused', why: 'not-yours' });
  expect(await watcher.ask({ t: 'undo', after: 1, to: 0 })).toMatchObject({ why: 'not-yours' });
  const consent = { t: 'consent', ask: 'abcdefgh', yes: true } as const;
  expect(await watcher.ask(consent)).toMatchObject({ why: 'not-yours' });
  for (const wish of rulings('Ada')) {
    expect(await watcher.ask(wish)).toMatchObject({ t: 'refused', why: 'not-host' });
  }
  expect(await watcher.ask({ t: 'sit', seat: 0, name: 'Eve' })).toMatchObject({ why: 'taken' });
  expect(await watcher.ask({ t: 'sit', seat: 5, name: 'Eve' })).toMatchObject({ why: 'taken' });
  still([...players, watcher], 1);
});

test('whoever is not to act is told by which rule', async () => {
  const { address } = await house();
  const { players, ada } = await twoPlayers(address);
  const seat = seatToAct(ada) ?? 0;
  const action = choicesOf(players[seat] as Page, seat)[0];
  const other = players[1 - seat] as Page;
  expect(await other.act(action)).toMatchObject({ t: 'refused', rule: '3.2' });
  const chance = { do: 'refill', spent: [], drawn: [1, 2] };
  expect(await (players[seat] as Page).act(chance)).toMatchObject({ t: 'refused' });
  still(players, 1);
});

test('a secret that is not the holder’s opens no seat, and asking for one gives nothing away', async () => {
  const { address } = await house();
  const { table, secrets, ada } = await twoPlayers(address);
  const nearly = secrets[0].replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
  for (const secret of [newSecret(), nearly]) {
    const eve = await Page.at(address, table, secret, 0);
    const welcome = await eve.until((message) => message.t === 'welcome');
    expect(welcome).toMatchObject({ eyes: 'watcher', mine: [] });
    expect(welcome).not.toHaveProperty('own');
    expect(await eve.act(choicesOf(ada, 0)[0])).toMatchObject({ why: 'not-yours' });
    await eve.leave();
  }
  const bobAsAda = await Page.at(address, table, secrets[1], 0);
  expect(await bobAsAda.until((m) => m.t === 'welcome')).toMatchObject({
    eyes: 'watcher',
    mine: [1],
  });
});

test('of two who sit down at once one gets the seat', async () => {
  const { address } = await house();
  for (let round = 0; round < 10; round++) {
    const secret = newSecret();
    const table = await makeTable(address, secret, [ME, OPEN]);
    const ada = await Page.at(address, table, secret);
    const rivals = await Promise.all([Page.at(address, table), Page.at(address, table)]);
    const answers = await Promise.all(
      rivals.map((page, i) => page.ask({ t: 'sit', seat: 1, name: `Bob ${i}` })),
    );
    expect(answers.map((answer) => answer.t).toSorted()).toEqual(['done', 'refused']);
    const winner = rivals[answers.findIndex((answer) => answer.t === 'done')] as Page;
    await Promise.all([ada, ...rivals].map((page) => page.reach(1)));
    expect(rivals.filter((page) => page.view?.own !== undefined)).toEqual([winner]);
    await playOn([ada, winner], round, 3);
  }
});

test('sitting down again, or in a second tab, does no harm', async () => {
  const { address } = await house();
  const { table, secrets, bob } = await twoPlayers(address);
  expect(await bob.ask({ t: 'sit', seat: 1, name: 'Bob' })).toMatchObject({ t: 'done', seq: 1 });
  const tab = await Page.at(address, table, secrets[1]);
  expect(await tab.ask({ t: 'sit', seat: 1, name: 'Bob' })).toMatchObject({ t: 'done', seq: 1 });
  expect(await tab.ask({ t: 'sit', seat: 0, name: 'Bob' })).toMatchObject({ why: 'taken' });
});

test('two tabs on one seat see the same, and an action done in one is done', async () => {
  const { address } = await house();
  const { table, secrets, players } = await twoPlayers(address);
  const seat = seatToAct(players[0]) ?? 0;
  const tabs = [players[seat] as Page, await Page.at(address, table, secrets[seat])] as const;
  expect(tabs[1].view).toMatchObject({ own: tabs[0].view?.own, table: tabs[0].view?.table });
  const action = choicesOf(tabs[0], seat)[0];
  const answers = await Promise.all(tabs.map((tab) => tab.act(action)));
  expect(answers.map((answer) => answer.t).toSorted()).toEqual(['done', 'refused']);
  await Promise.all(tabs.map((tab) => tab.reach(2)));
  expect(tabs[1].view).toMatchObject({ seq: 2, own: tabs[0].view?.own });
  await tabs[0].leave();
  const shown = await tabs[1].ask({ t: 'look', at: 1 });
  expect(shown).toMatchObject({ t: 'seen', at: 1 });
});

test('nothing happens before every seat is taken', async () => {
  const { address } = await house();
  const secret = newSecret();
  const ada = await Page.at(address, await makeTable(address, secret), secret);
  expect(ada.view).toMatchObject({ seq: 0, status: 'waiting' });
  const action = { do: 'end-step', step: 'passengers' };
  expect(await ada.act(action)).toMatchObject({ t: 'refused', why: 'waiting' });
  expect(await ada.ask({ t: 'seat-bot', seat: 1, bot: 'nobody' })).toMatchObject({
    why: 'malformed',
  });
  expect(await ada.ask({ t: 'seat-bot', seat: 1, bot: 'random' })).toMatchObject({ t: 'done' });
  await ada.reach(1);
  expect(ada.view).toMatchObject({ status: 'running' });
});
