import { expect, test } from 'vitest';
import type { Play, Seat } from '#kernel/game.ts';
import { type Advice, type Adviser, adviseBy, type Sitter } from '../advice.ts';

/** One seat decides once, and chance draws whether it has won: `odds` in a hundred. */
type Toy = {
  table: { odds: number | null; drawn: number | null };
  hidden: null;
  own: null;
  action: { odds: number } | { draw: number };
  event: never;
  options: null;
};

const play: Play<Toy> = {
  setup: () => ({ table: { odds: null, drawn: null }, hidden: null }),
  actors: ({ odds, drawn }) => (odds === null ? [0] : drawn === null ? ['chance'] : []),
  check: () => undefined,
  checkChance: () => undefined,
  choices: () => [],
  chance: (_state, rng) => ({ draw: rng.below(100) }),
  apply({ table }, _actor, action) {
    if ('odds' in action) table.odds = action.odds;
    else table.drawn = action.draw;
  },
  clone: ({ table }) => ({ table: { ...table }, hidden: null }),
  own: () => null,
  shown: (event) => event,
  fold: () => undefined,
  imagine: (table) => ({ table: { ...table }, hidden: null }),
  standings({ table: { odds, drawn } }) {
    const first = (drawn ?? 0) < (odds ?? 0) ? 0 : 1;
    return [0, 1].map((seat) => ({
      seat,
      place: seat === first ? 1 : 2,
      score: seat === first ? 1 : 0,
      breakers: [],
    }));
  },
};

/** Choices of these odds, in that order by the evaluation; whoever plays on takes fifty. */
const adviserOf =
  (...odds: readonly number[]): Adviser<Toy> =>
  () => ({
    proposals: odds.map((one) => ({ actions: [{ odds: one }], parts: { odds: one } })),
    playOut: {
      play,
      act: (state, seat) => play.apply(state, seat, { odds: 50 }),
      candidates: () => [],
      momentOf: () => 0,
      minute: 1,
    },
    tries: { first: 40, most: 2000 },
  });

const ALONE: readonly Sitter[] = ['person', 'bot'];

function adviceBy(adviser: Adviser<Toy>, seat: Seat = 0, sitters = ALONE): Advice<Toy>[] {
  const { table } = play.setup(2, null);
  return [...(adviseBy(adviser, { table, own: null, seat, sitters, seed: 3 }) ?? [])];
}

const oddsIn = (advice: Advice<Toy> | undefined): unknown[] =>
  advice?.choices.map(({ parts }) => parts['odds']) ?? [];

test('the best three by their chances, whatever the evaluation says, each within its error', () => {
  const last = adviceBy(adviserOf(10, 90, 30, 60)).at(-1);
  expect(oddsIn(last)).toEqual([90, 60, 30]);
  for (const { parts, chance, even } of last?.choices ?? []) {
    expect(even).toBe(false);
    expect(Math.abs(chance.chance - (parts['odds'] ?? 0) / 100)).toBeLessThan(chance.error);
  }
  expect(last?.now.chance).toBeCloseTo(0.5, 0);
});

test('what comes to the same in every try is named once', () => {
  expect(oddsIn(adviceBy(adviserOf(60, 60, 20)).at(-1))).toEqual([60, 20]);
});

test('two that cannot be told apart stay in the order of the evaluation, and are called even', () => {
  const few: Adviser<Toy> = (...asked) => ({
    ...(adviserOf(50, 52)(...asked) as NonNullable<ReturnType<Adviser<Toy>>>),
    tries: { first: 40, most: 120 },
  });
  const last = adviceBy(few).at(-1);
  expect(oddsIn(last)).toEqual([50, 52]);
  expect(last?.choices[1]?.even).toBe(true);
});

test('it goes on until it is clear, no longer than it may, and tells how far it is', () => {
  const clear = adviceBy(adviserOf(90, 10));
  const close = adviceBy(adviserOf(50, 52));
  expect(clear.at(-1)?.tries).toBeLessThan(close.at(-1)?.tries ?? 0);
  expect((close.at(-1)?.tries ?? 0) * 3).toBeLessThanOrEqual(2000);
  const done = close.map((advice) => advice.done);
  expect(done).toEqual(done.toSorted((a, b) => a - b));
  expect(done.at(-1)).toBe(1);
});

test('nobody else is told anything', () => {
  expect(adviceBy(adviserOf(50, 51), 1)).toEqual([]);
  expect(adviceBy(adviserOf(50, 51), 0, ['person', 'person'])).toEqual([]);
  expect(adviceBy(adviserOf(50, 51), 0, ['person', 'nobody'])).toEqual([]);
});
