import { describe, expect, test } from 'vitest';
import type { State } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import { type DiceRace, diceRace } from '#kernel/tests/dice-race.ts';
import { rollout } from '../rollout.ts';
import { bestBySearch, type Found, type Search, searching } from '../search.ts';
import type { Candidate } from '../tree.ts';

type Action = DiceRace['action'];

const GOAL = 20;

/** Seat 0 has thrown a six and is to walk. */
function begun(): State<DiceRace> {
  const state = diceRace.setup(2, { goal: GOAL });
  diceRace.apply(state, 'chance', { roll: 6 });
  return state;
}

/** Everybody walks as far as may be, for some rounds; how far ahead is seat 0 then? */
function searchFrom(
  { table }: State<DiceRace>,
  more: Partial<Search<DiceRace, Action>> = {},
): Search<DiceRace, Action> {
  const far = (of: DiceRace['table'], seat: number) =>
    (of.at[seat] as number) - (of.at[1 - seat] as number);
  return {
    play: diceRace,
    seat: 0,
    tries: 64,
    imagine: (rng) => diceRace.imagine(table, null, 0, rng),
    begin: (state, action) => diceRace.apply(state, 0, action),
    isHorizon: ({ at }) => at.some((steps) => steps >= GOAL / 2),
    act(state, seat) {
      const { left } = state.table;
      diceRace.apply(state, seat, left > 0 ? { walk: left } : { stop: true });
    },
    evaluate: (state, seat) => far(state.table, seat),
    ...more,
  };
}

const candidates = (...moves: Action[]): Candidate<Action>[] =>
  moves.map((move) => ({ move, prior: 0 }));

const STOP: Action = { stop: true };
const ALL = candidates(STOP, ...[1, 2, 3, 4, 5, 6].map((walk) => ({ walk })));

describe('the search', () => {
  test('finds the best, and the same for the same chance', () => {
    const state = begun();
    const play = () => bestBySearch(searchFrom(state), ALL.slice(0, 4), rngFrom(1));
    // Whoever has steps left walks on in the rollouts: only to stop is worse.
    expect(play()).not.toEqual(STOP);
    expect(play()).toEqual(play());
  });

  test('adds what was thought of a candidate before', () => {
    const fond = [
      { move: STOP, prior: 1000 },
      { move: { walk: 6 }, prior: 0 },
    ];
    expect(bestBySearch(searchFrom(begun()), fond, rngFrom(1))).toEqual(STOP);
  });

  test('knows nothing where there is nothing, and does not search where there is one', () => {
    const begin = () => {
      throw new Error('tried');
    };
    const search = searchFrom(begun(), { begin });
    expect(bestBySearch(search, [], rngFrom(1))).toBeUndefined();
    expect(bestBySearch(search, candidates(STOP), rngFrom(1))).toEqual(STOP);
  });

  test('leaves what was imagined as it was', () => {
    const state = begun();
    const before = structuredClone(state);
    bestBySearch(searchFrom(state, { imagine: () => state }), ALL, rngFrom(1));
    expect(state).toEqual(before);
  });
});

describe('tries and chance', () => {
  test('one number is taken from the generator, whatever there is to weigh', () => {
    for (const some of [[], ALL.slice(0, 1), ALL]) {
      const [used, fresh] = [rngFrom(3), rngFrom(3)];
      bestBySearch(searchFrom(begun()), some, used);
      fresh.below(2 ** 32);
      expect(used.below(1000)).toBe(fresh.below(1000));
    }
  });

  test('the worse half is dropped again and again, and about as much is spent as may be', () => {
    const tried = new Map<Action, number[]>();
    const begin: Search<DiceRace, Action>['begin'] = (state, action, n) => {
      tried.set(action, [...(tried.get(action) ?? []), n]);
      diceRace.apply(state, 0, action);
    };
    bestBySearch(searchFrom(begun(), { begin, tries: 90, step: 3 }), ALL, rngFrom(1));
    const counts = [...tried.values()].map(({ length }) => length).sort((a, b) => a - b);
    // Seven, four, two: thirty tries for each round, in threes.
    expect(counts).toEqual([6, 6, 6, 15, 15, 30, 30]);
    for (const ns of tried.values()) expect(ns).toEqual([...ns.keys()]);
  });

  test('every candidate meets the same chance', () => {
    for (const streamOf of [undefined, ({ at }: DiceRace['table']) => at[1] as number]) {
      const rolls = new Map<number, Set<number>>();
      let n = 0;
      const search = searchFrom(begun(), {
        begin(state, action, nth) {
          n = nth;
          diceRace.apply(state, 0, action);
        },
        act(state, seat) {
          const { left } = state.table;
          // The first throw of a try is the rival's.
          if (seat === 1 && left > 0 && state.table.at[1] === 0) {
            rolls.set(n, (rolls.get(n) ?? new Set()).add(left));
          }
          diceRace.apply(state, seat, left > 0 ? { walk: left } : { stop: true });
        },
        ...(streamOf && { streamOf }),
      });
      bestBySearch(search, candidates(STOP, { walk: 3 }, { walk: 6 }), rngFrom(1));
      expect(rolls.size).toBeGreaterThan(10);
      for (const seen of rolls.values()) expect(seen.size).toBe(1);
      expect(new Set([...rolls.values()].flatMap((seen) => [...seen])).size).toBe(6);
    }
  });
});

describe('an answer at any time', () => {
  test('there is one after every round of tries, and the last is the best', () => {
    const all = [...searching(searchFrom(begun()), ALL, rngFrom(1))];
    const last = all.at(-1) as Found<Action>;
    expect(all.length).toBeGreaterThan(20);
    expect(all.map(({ done }) => done)).toEqual(
      all.map(({ done }) => done).toSorted((a, b) => a - b),
    );
    expect(last.done).toBe(1);
    expect(last.best).toEqual(bestBySearch(searchFrom(begun()), ALL, rngFrom(1)));
  });

  test('all are ranked, with how often they were tried and what their worth may be wrong by', () => {
    let last: Found<Action> | undefined;
    for (const found of searching(searchFrom(begun()), ALL, rngFrom(1))) last = found;
    const ranked = last?.ranked() ?? [];
    expect(ranked).toHaveLength(ALL.length);
    expect(ranked[0]?.move).toEqual(last?.best);
    const tries = ranked.map((each) => each.tries);
    expect(tries).toEqual(tries.toSorted((a, b) => b - a));
    for (const { error } of ranked) expect(Number.isFinite(error)).toBe(true);
  });

  test('whoever stops early has an answer, and pays for no more', () => {
    let tried = 0;
    const begin: Search<DiceRace, Action>['begin'] = (state, action) => {
      tried++;
      diceRace.apply(state, 0, action);
    };
    for (const { best } of searching(searchFrom(begun(), { begin }), ALL, rngFrom(1))) {
      expect(ALL.map(({ move }) => move)).toContain(best);
      break;
    }
    expect(tried).toBe(ALL.length);
  });
});

describe('a rollout', () => {
  test('ends at the horizon, or with the game', () => {
    const chance = rngFrom(5);
    const state = begun();
    rollout(searchFrom(state), state, () => chance);
    expect(Math.max(...state.table.at)).toBeGreaterThanOrEqual(GOAL / 2);
    expect(state.table.phase).not.toBe('over');
    rollout(searchFrom(state, { isHorizon: () => false }), state, () => chance);
    expect(state.table.phase).toBe('over');
  });
});
