import { expect, test } from 'vitest';
import { pionniers } from '#games/pionniers/rules/index.ts';
import { play } from '#games/pionniers/rules/play.ts';
import { rngFrom } from '#kernel/rng.ts';
import { adviser } from '../advice.ts';
import { playOut } from '../play-out.ts';
import { oddsOf } from '../race.ts';

test('the parts of a crate come to what the odds gain by it', () => {
  const state = play.setup(4, pionniers.game.parseOptions({}));
  const rng = rngFrom(11);
  let crates = 0;
  while (crates < 12) {
    const [actor] = play.actors(state.table);
    if (actor === undefined) break;
    if (actor === 'chance') {
      play.apply(state, actor, play.chance(state, rng));
      continue;
    }
    if (state.table.phase === 'strike') {
      const before = oddsOf(state.table, actor);
      for (const { actions, parts } of adviser(state.table, {}, actor)?.proposals ?? []) {
        const after = play.clone(state);
        for (const action of actions) play.apply(after, actor, action);
        const sum = Object.values(parts).reduce((all, part) => all + part, 0);
        expect(sum).toBeCloseTo(100 * (oddsOf(after.table, actor) - before), 6);
        crates++;
      }
    }
    playOut.act(state, actor);
  }
  expect(crates).toBeGreaterThanOrEqual(12);
});
