import { expect, test } from 'vitest';
import { commitmentTo } from '#kernel/chance.ts';
import type { Game, Kind } from '#kernel/game.ts';
import { BadRecord, parseRecord, recordUnder, verifyRecord } from '#kernel/record.ts';
import { replay } from '#kernel/replay.ts';
import { PROTOCOL } from '#protocol/parts.ts';
import { memoryStore } from '#tables/memory-store.ts';
import { OtherRules } from '#tables/other-rules.ts';
import type { LogLine, Store } from '#tables/store.ts';
import { Tables, type Visit } from '#tables/tables.ts';
import { titleUnder } from '../catalogue.ts';
import type { Manifest } from '../manifest.ts';
import { diceRaceUnder } from './two-rules.ts';

/** A running game keeps its rules: a game of the rules 1 when the house has learnt the rules 2. */

const OPTIONS = { goal: 30 };
const SECRET = '5'.repeat(64);

let names = 0;

function tablesOf(manifest: Manifest, store: Store): Tables {
  return new Tables({
    store,
    bots: { has: () => false, decide: () => Promise.reject(new Error('no bots')) },
    titleOf: (_id, rules) => titleUnder(manifest, rules),
    now: () => ++names,
    sleep: () => new Promise(() => {}),
    newId: () => `${++names}`.padStart(16, '0'),
    newSecret: () => SECRET,
    report: (error) => {
      throw error;
    },
  });
}

function newTable(tables: Tables): Promise<string> {
  const seats = ['Ada', 'Bob'].map((name) => ({ kind: 'me', name }) as const);
  return tables.create({ v: PROTOCOL, game: 'dice-race', options: OPTIONS, secret: SECRET, seats });
}

/** One person at both seats, with all they have heard. */
type Stay = { seats: Visit[]; heard: string[]; leave(): Promise<void> };

async function enter(tables: Tables, table: string): Promise<Stay> {
  const heard: string[] = [];
  const seats: Visit[] = [];
  for (const seat of [0, 1]) {
    const send = (text: string) => heard.push(text);
    const visit = await tables.enter(table, { secret: SECRET, seat, send, dismiss: () => {} });
    if (!visit) throw new Error(`no table ${table}`);
    seats.push(visit);
  }
  return {
    seats,
    heard,
    leave: async () => {
      for (const visit of seats) await visit.leave();
    },
  };
}

/** How it stands by the log alone. */
async function standingOf(store: Store, table: string, game: Game<Kind>) {
  const log = await store.lines(table, 1, 10_000);
  return { log, state: replay(game, 2, OPTIONS, log) };
}

/** Always the longest stride that is offered, `most` times or to the end. */
async function strides(store: Store, stay: Stay, table: string, game: Game<Kind>, most = 1000) {
  for (let i = 0; i < most; i++) {
    const { log, state } = await standingOf(store, table, game);
    const [actor] = game.actors(state.table);
    if (typeof actor !== 'number') return;
    const action = game.choices(state.table, null, actor).at(-1);
    const id = `${++names}`;
    await stay.seats[actor]?.request({ t: 'act', id, after: log.length, actions: [action] });
  }
}

async function recordOf(store: Store, table: string): Promise<string> {
  const { header } = (await store.load(table)) ?? {};
  if (!header) throw new Error(`no table ${table}`);
  const lines: LogLine[] = await store.lines(table, 1, 10_000);
  const record = recordUnder(header.game, header.rules, {
    options: header.options,
    seats: [{ name: 'Ada' }, { name: 'Bob' }],
    commitment: commitmentTo(SECRET),
    secret: SECRET,
    log: lines.map(({ id: _, ...entry }) => entry),
  });
  return JSON.stringify(record);
}

const gameUnder = async (rules: number): Promise<Game<Kind>> =>
  (await titleUnder(diceRaceUnder(1, 2), rules))?.game as Game<Kind>;

const rulesOf = async (store: Store, table: string) => (await store.load(table))?.header.rules;

const longest = (log: readonly LogLine[]): number =>
  Math.max(...log.map(({ action }) => (action as { walk?: number }).walk ?? 0));

test('a table begun under the rules 1 goes on under them, and new ones take the rules 2', async () => {
  const store = memoryStore();
  const [first, second] = [await gameUnder(1), await gameUnder(2)];
  const before = tablesOf(diceRaceUnder(1), store);
  const old = await newTable(before);
  const early = await enter(before, old);
  await strides(store, early, old, first, 4);
  await early.leave();

  const after = tablesOf(diceRaceUnder(1, 2), store);
  const fresh = await newTable(after);
  for (const [table, game] of [
    [old, first],
    [fresh, second],
  ] as const) {
    expect(await rulesOf(store, table)).toBe(game.rules);
    const stay = await enter(after, table);
    await strides(store, stay, table, game);
    const { log, state } = await standingOf(store, table, game);
    expect(game.actors(state.table)).toEqual([]);
    // Under the second rules the long strides of the first are not to be had.
    expect(longest(log) > 3).toBe(game === first);
    await stay.leave();
  }
});

test('both numbers’ records replay, each by its own rules alone', async () => {
  const store = memoryStore();
  for (const rules of [1, 2] as const) {
    const game = await gameUnder(rules);
    const tables = tablesOf(diceRaceUnder(rules), store);
    const table = await newTable(tables);
    const stay = await enter(tables, table);
    await strides(store, stay, table, game);
    const record = parseRecord(await recordOf(store, table));
    expect(record.rules).toBe(rules);
    const { state } = verifyRecord(await gameUnder(record.rules), record);
    expect(game.actors(state.table)).toEqual([]);
    const other = await gameUnder(3 - rules);
    expect(() => verifyRecord(other, record)).toThrow(BadRecord);
  }
});

test('under rules that nobody knows a table is refused kindly, and kept', async () => {
  const store = memoryStore();
  const old = await newTable(tablesOf(diceRaceUnder(1), store));
  const forgetful = tablesOf(diceRaceUnder(2), store);
  await expect(enter(forgetful, old)).rejects.toThrow(OtherRules);
  await expect(forgetful.summary(old)).rejects.toThrow('rules number 1');
  const earlier = tablesOf(diceRaceUnder(1), store);
  const newer = await newTable(tablesOf(diceRaceUnder(1, 2), store));
  await expect(enter(earlier, newer)).rejects.toThrow(OtherRules);

  const stay = await enter(tablesOf(diceRaceUnder(1, 2), store), old);
  expect(JSON.parse(stay.heard[0] ?? '')).toMatchObject({ t: 'welcome', rules: 1 });
});
