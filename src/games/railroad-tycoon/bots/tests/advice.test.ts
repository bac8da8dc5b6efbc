import { expect, test } from 'vitest';
import { railroadTycoon } from '#games/railroad-tycoon/rules/index.ts';
import type { RailroadTycoon } from '#games/railroad-tycoon/rules/model.ts';
import { play } from '#games/railroad-tycoon/rules/play.ts';
import type { State } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import { adviser } from '../advice.ts';
import { leadOf } from '../evaluation.ts';
import { guessed, sumOf } from '../parts.ts';
import { playOut } from '../play-out.ts';

/** The first turns of a game among apprentices. */
function stateAfter(decisions: number): { state: State<RailroadTycoon>; seat: number } {
  const state = play.setup(3, railroadTycoon.game.parseOptions({}));
  const rng = rngFrom(8);
  for (let left = decisions; ; ) {
    const [actor] = play.actors(state.table);
    if (actor === undefined) throw new Error('over so soon');
    if (actor === 'chance') play.apply(state, actor, play.chance(state, rng));
    else if (left-- > 0 || state.table.phase !== 'act') playOut.act(state, actor);
    else return { state, seat: actor };
  }
}

test('the odds of all seats come to one, and follow the leads', () => {
  const { state, seat } = stateAfter(20);
  const advising = adviser(state.table, play.own(state, seat), seat);
  const odds = advising?.horizon?.winning(state) ?? [];
  expect(odds).toHaveLength(3);
  expect(odds.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
});

test('a link is proposed with all its tiles and the shares that pay for it', () => {
  const { state, seat } = stateAfter(4);
  const proposals = adviser(state.table, play.own(state, seat), seat)?.proposals ?? [];
  const links = proposals.filter(({ actions }) => actions.some((one) => one.do === 'lay-track'));
  expect(links.length).toBeGreaterThan(0);
  for (const { actions, parts } of links) {
    expect(Object.keys(parts).toSorted()).toEqual([
      'income',
      'money',
      'points',
      'shares',
      'traffic',
    ]);
    const before = state.table.players[seat]?.shares ?? 0;
    const after = play.clone(state);
    for (const action of actions) play.apply(after, seat, action);
    // Each is reckoned by itself, and they come to the lead.
    expect(sumOf(parts)).toBeCloseTo(leadOf(guessed(after, seat), seat), 9);
    const issued = actions.filter((one) => one.do === 'issue-share').length;
    expect(after.table.players[seat]?.shares).toBe(before + issued);
  }
});
