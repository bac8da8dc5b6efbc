import { expect, test } from 'vitest';
import { unionPacific } from '#games/union-pacific/rules/index.ts';
import { play } from '#games/union-pacific/rules/play.ts';
import { rngFrom } from '#kernel/rng.ts';
import { adviser } from '../advice.ts';
import { judged } from '../judgement.ts';
import { playOut } from '../play-out.ts';
import { WARY } from '../weights.ts';

test('the parts of a choice come to what the judgement makes of it', () => {
  const state = play.setup(4, unionPacific.game.parseOptions({}));
  const rng = rngFrom(3);
  const seen = new Set<string>();
  for (let decisions = 0; decisions < 120; ) {
    const [actor] = play.actors(state.table);
    if (actor === undefined) break;
    if (actor === 'chance') {
      play.apply(state, actor, play.chance(state, rng));
      continue;
    }
    decisions++;
    const own = play.own(state, actor);
    const worths = new Map(
      judged(state.table, own, actor, WARY).map(({ action, worth }) => [
        JSON.stringify(action),
        worth,
      ]),
    );
    for (const { actions, parts } of adviser(state.table, own, actor)?.proposals ?? []) {
      const sum = Object.values(parts).reduce((all, part) => all + part, 0);
      expect(sum).toBeCloseTo(worths.get(JSON.stringify(actions[0])) ?? Number.NaN, 6);
      for (const action of actions) seen.add(action.do);
    }
    playOut.act(state, actor);
  }
  expect([...seen]).toEqual(expect.arrayContaining(['build', 'invest', 'take-up', 'take-pile']));
});
