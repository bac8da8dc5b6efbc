import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { titleOf } from '#games/catalogue.ts';
import type { Game, Kind } from '#kernel/game.ts';
import type { BotHost, BotQuestion } from '../bot-host.ts';
import { memoryStore } from '../memory-store.ts';
import { OtherRules } from '../other-rules.ts';
import {
  begun,
  FIRST_CHOICE,
  firstChoice,
  Guest,
  newTable,
  SILENT,
  secretOf,
  tablesOver,
  withBot,
} from './guest.ts';

const game = (await titleOf('trambahn'))?.game as Game<Kind>;

test('a table is in memory while somebody is there', async () => {
  const { tables } = tablesOver();
  const { table, players } = await begun(tables);
  expect(tables.count).toBe(1);
  await players[0].leave();
  expect(tables.count).toBe(1);
  await players[1].leave();
  expect(tables.count).toBe(0);
  const back = await Guest.at(tables, table, 2);
  expect(back.view).toMatchObject({ seq: 1, own: players[1].view.own });
  const lost = await tables.enter('nosuchtable12345', { ...SILENT, secret: secretOf(1) });
  expect(lost).toBeUndefined();
  expect(tables.count).toBe(1);
});

test('one guest with two seats sees through the one they ask for, and undoes across both', async () => {
  const { tables } = tablesOver();
  const me = (name: string) => ({ kind: 'me', name }) as const;
  const table = await newTable(tables, [me('Ada'), me('Bob')]);
  const both = await Promise.all([0, 1].map((seat) => Guest.at(tables, table, 1, seat)));
  const [ada, bob] = both as [Guest, Guest];
  expect(ada.heard[0]).toMatchObject({ t: 'welcome', eyes: 0, mine: [0, 1] });
  expect(bob.heard[0]).toMatchObject({ t: 'welcome', eyes: 1, mine: [0, 1] });
  const turns = () => (ada.view.table as { turns: number }).turns;
  while (turns() < 3) {
    const seat = ada.seatToAct;
    const guest = both[seat] as Guest;
    await guest.act(guest.choices(seat)[0]);
  }
  const { seq } = ada.view;
  expect(await ada.ask({ t: 'undo', after: seq, to: 1 })).toMatchObject({
    t: 'done',
    seq: seq + 1,
  });
  expect(turns()).toBe(1);
});

test('three at one device and a bot: everybody’s turn comes, and the bot’s between', async () => {
  const race = (await titleOf('pionniers'))?.game as Game<Kind>;
  const bots: BotHost = {
    has: () => true,
    decide: async ({ table, own, seat }) => race.choices(table, own, seat)[0],
  };
  const { tables, failures } = tablesOver(undefined, bots);
  const me = (name: string) => ({ kind: 'me', name }) as const;
  const seats = [me('Ada'), me('Bob'), { kind: 'bot', bot: 'any' } as const, me('Cy')];
  const table = await newTable(tables, seats, 'pionniers');
  const people = await Promise.all([0, 1, 3].map((seat) => Guest.at(tables, table, 1, seat)));
  const [ada] = people as [Guest, ...Guest[]];
  expect(ada.heard[0]).toMatchObject({ t: 'welcome', eyes: 0, mine: [0, 1, 3] });
  const moved = new Set<number>();
  for (let i = 0; i < 200 && moved.size < 4; i++) {
    const seat = race.actors(ada.view.table)[0] as number;
    moved.add(seat);
    if (seat === 2) await turn();
    else {
      const guest = people[[0, 1, 3].indexOf(seat)] as Guest;
      await guest.act(race.choices(guest.view.table, guest.view.own, seat)[0]);
    }
  }
  expect(moved).toEqual(new Set([0, 1, 2, 3]));
  expect(failures).toEqual([]);
});

describe('when another process writes to the same store', () => {
  test('an action on the old view is refused, the table catches up, and play goes on', async () => {
    const store = memoryStore();
    const [one, two] = [tablesOver(store), tablesOver(store)];
    const { table, players } = await begun(one.tables);
    const seat = players[0].seatToAct;
    const here = players[seat] as Guest;
    const there = await Guest.at(two.tables, table, seat + 1);
    const stale = there.view.seq;
    await here.act(here.choices(seat)[0]);
    expect(there.view.seq).toBe(stale);
    expect(await there.act(there.choices(seat)[0])).toMatchObject({ why: 'stale' });
    expect(there.view).toMatchObject({ t: 'welcome', seq: here.view.seq, table: here.view.table });
    expect(await there.act(there.choices(seat)[0])).toMatchObject({ t: 'done' });
    expect([...one.failures, ...two.failures]).toEqual([]);
  });

  test('a bot that is asked in both places plays once', async () => {
    const store = memoryStore();
    const [one, two] = [tablesOver(store, FIRST_CHOICE), tablesOver(store, FIRST_CHOICE)];
    const { table, ada } = await withBot(one.tables);
    const again = await Guest.at(two.tables, table, 1);
    for (let i = 0; i < 60; i++) {
      for (const guest of [ada, again]) {
        if (guest.seatToAct === 0) await guest.act(guest.choices(0)[0]);
        await turn();
      }
    }
    const log = await store.lines(table, 1, 1000);
    expect(log.length).toBeGreaterThan(60);
    expect(log.map((line) => line.seq)).toEqual(log.map((_, i) => i + 1));
    expect([...one.failures, ...two.failures]).toEqual([]);
  });
});

test('a table under rules that nobody here knows is not entered, nor summed up, nor replayed', async () => {
  const store = memoryStore();
  const load: typeof store.load = async (id) => {
    const stored = await store.load(id);
    return stored && { ...stored, header: { ...stored.header, rules: game.rules + 1 } };
  };
  const { table } = await begun(tablesOver(store).tables);
  const { tables } = tablesOver({ ...store, load });
  await expect(tables.summary(table)).rejects.toThrow(OtherRules);
  const heard: string[] = [];
  const enter = tables.enter(table, {
    ...SILENT,
    secret: secretOf(1),
    send: (text) => heard.push(text),
  });
  await expect(enter).rejects.toThrow(OtherRules);
  expect([tables.count, heard]).toEqual([0, []]);
});

describe('bots', () => {
  test('do not play on at a table that everybody has left', async () => {
    const asked: { question: BotQuestion; answer(action: unknown): void }[] = [];
    const bots: BotHost = {
      has: () => true,
      decide: (question) => new Promise((answer) => asked.push({ question, answer })),
    };
    const store = memoryStore();
    const { tables, failures } = tablesOver(store, bots);
    const { table, ada } = await withBot(tables);
    while (ada.seatToAct === 0) await ada.act(ada.choices(0).at(-1));
    const { seq } = ada.view;
    expect(asked).toHaveLength(1);
    await ada.leave();
    expect(tables.count).toBe(0);
    // Somebody comes back before the bot has answered: it is asked again, and its late answer is not played twice.
    const back = await Guest.at(tables, table, 1);
    expect(asked).toHaveLength(2);
    for (const { question, answer } of asked) answer(firstChoice(question));
    for (let i = 0; i < 5; i++) await turn();
    expect(await store.lines(table, seq + 1, seq + 9)).toHaveLength(1);
    expect(back.view.seq).toBe(seq + 1);
    expect(failures).toEqual([]);
  });

  test('are not kept from acting by somebody who guesses names', async () => {
    const { tables, failures } = tablesOver(memoryStore(), FIRST_CHOICE);
    const { ada } = await withBot(tables);
    for (let i = 0; i < 40; i++) {
      const next = ada.view.seq + 1;
      if (ada.seatToAct === 0)
        await ada.act(ada.choices(0)[0], `bot-1-${`${next}`.padStart(2, '0')}`);
      await turn();
    }
    expect(ada.view.seq).toBeGreaterThan(40);
    expect(failures).toEqual([]);
  });
});
