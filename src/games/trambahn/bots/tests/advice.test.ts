import { expect, test } from 'vitest';
import type { Trambahn } from '#games/trambahn/rules/model.ts';
import { play } from '#games/trambahn/rules/play.ts';
import type { State } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import { adviser } from '../advice.ts';
import { expectationOf } from '../expectation.ts';
import { playOut } from '../play-out.ts';
import { worthOf } from '../worth.ts';

/** A game played on by judgement, seen at every decision of a seat. */
function* decisions() {
  const state: State<Trambahn> = play.setup(2, {});
  const rng = rngFrom(5);
  for (;;) {
    const [actor] = play.actors(state.table);
    if (actor === undefined) return;
    if (actor === 'chance') play.apply(state, actor, play.chance(state, rng));
    else {
      yield { state, seat: actor };
      playOut.act(state, actor);
    }
  }
}

test('the parts of what ends a turn come to what the judgement makes of it', () => {
  let seen = 0;
  for (const { state, seat } of decisions()) {
    if (state.table.phase !== 'trams') continue;
    const own = play.own(state, seat);
    for (const { actions, parts } of adviser(state.table, own, seat)?.proposals ?? []) {
      const after = play.clone(state);
      for (const action of actions) play.apply(after, seat, action);
      const { table } = after;
      const worth = worthOf(table, play.own(after, seat), seat, expectationOf(table, seat));
      const sum = Object.values(parts).reduce((all, part) => all + part, 0);
      expect(sum).toBeCloseTo(worth, 6);
      seen++;
    }
  }
  expect(seen).toBeGreaterThan(20);
});

test('a proposal is of one step of the turn, and of passengers both', () => {
  for (const { state, seat } of decisions()) {
    const { phase } = state.table;
    const own = play.own(state, seat);
    for (const { actions } of adviser(state.table, own, seat)?.proposals ?? []) {
      const after = play.clone(state);
      for (const [i, action] of actions.entries()) {
        if (i > 0) expect(after.table.phase).toBe(phase);
        play.apply(after, seat, action);
      }
      expect(after.table.phase === phase && play.actors(after.table).includes(seat)).toBe(false);
    }
    if (state.table.turns > 6) return;
  }
});
