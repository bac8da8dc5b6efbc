import { expect, test } from 'vitest';
import type { Kind, Seat, State } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import type { Title } from '#kernel/title.ts';
import { seeRandomGames } from '../random-games.ts';
import { moveFor, type ScriptPlan } from '../script.ts';
import { bytes } from '../trial.ts';

type Plan<K extends Kind> = ScriptPlan<K> & {
  /** What the referee says of a table on which chance has brought nothing. */
  unlike?: readonly string[];
};

/** Every so many entries a plan is tried, and so many actions are put into it. */
const EVERY = 5;
const PLANNED = 6;

/**
 * Along random play, for every seat: `toTurnOf` brings what the seat imagines to a moment where it has a choice; the
 * referee is content with it; and it follows from what the seat knows alone, whatever else it imagines.
 */
export function plans<K extends Kind>(title: Title<K>, plan: Plan<K>): void {
  test(`plans along random games of ${title.game.id}`, { timeout: 120_000 }, () => {
    let entry = 0;
    let tried = 0;
    seeRandomGames(title.game, plan, ({ state }) => {
      if (++entry % EVERY !== 0) return;
      for (const seat of title.game.standings(state).map((one) => one.seat)) {
        if (planFor(title, state, seat, entry, plan.unlike ?? [])) tried++;
      }
    });
    expect(tried).toBeGreaterThan(0);
  });
}

/** Plans a few actions, twice, on states that differ in what this seat does not know. True: there was something to plan. */
function planFor<K extends Kind>(
  { game, faults }: Title<K>,
  state: State<K>,
  seat: Seat,
  seed: number,
  unlike: readonly string[],
): boolean {
  const { toTurnOf } = game;
  if (!toTurnOf) throw new Error('there is nothing to plan');
  const own = game.own(state, seat);
  const copies = [1, 2].map((nth) => game.imagine(state.table, own, seat, rngFrom(nth)));
  const truth = game.clone(state);
  const before = bytes(state);
  const rng = rngFrom(seed);
  const seen = (one: State<K>): string => bytes([one.table, game.own(one, seat)]);
  for (let step = 0; step < PLANNED; step++) {
    const all = [truth, ...copies];
    const answers = all.map((one) => toTurnOf(one, seat));
    expect(new Set(answers).size).toBe(1);
    if (answers[0] === false) return step > 0;
    expect(new Set(all.map(seen)).size, 'the plan shows what the seat does not know').toBe(1);
    expect(game.actors(truth.table)).toContain(seat);
    for (const one of all) {
      expect(faults(one).filter((fault) => !unlike.includes(fault))).toEqual([]);
      expect(game.choices(one.table, game.own(one, seat), seat).length).toBeGreaterThan(0);
    }
    const move = moveFor(game, truth, rng.below(100_000));
    if (!move) return true;
    for (const one of all) game.apply(one, seat, move.action);
  }
  expect(bytes(state), 'planning has changed the table').toBe(before);
  return true;
}
