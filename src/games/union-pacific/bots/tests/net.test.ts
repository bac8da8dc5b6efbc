import { describe, expect, it } from 'vitest';
import { playToEnd } from '#bots/play-out.ts';
import { unionPacific } from '#games/union-pacific/rules/index.ts';
import type { UnionPacific } from '#games/union-pacific/rules/model.ts';
import { play } from '#games/union-pacific/rules/play.ts';
import type { State } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import { netOf } from '../net.ts';
import { NUMBERS } from '../net-numbers.ts';
import { playOut } from '../play-out.ts';
import { evaluationBy, leadAtEnd, waysOf } from '../ways.ts';

const net = netOf(NUMBERS);
const evaluate = evaluationBy(net);

/** A game of drivers, until so many turns were begun. */
function played(seats: number, turns: number, seed = 1): State<UnionPacific> {
  const state = play.setup(seats, unionPacific.game.parseOptions({}));
  playToEnd(playOut, state, seed, (table) => table.turns >= turns && table.phase === 'act');
  return state;
}

const oddsOf = ({ table, hidden }: State<UnionPacific>): number[] =>
  table.players.map((_, seat) => net.judge(table, play.own({ table, hidden }, seat), seat).odds);

describe('the net', () => {
  it.each([2, 3, 4, 5, 6])('shares out about one win among %i', (seats) => {
    const sums = [1, 2, 3, 4].map((seed) =>
      oddsOf(played(seats, 30, seed)).reduce((sum, odds) => sum + odds, 0),
    );
    const mean = sums.reduce((sum, one) => sum + one, 0) / sums.length;
    expect(mean).toBeGreaterThan(0.7);
    expect(mean).toBeLessThan(1.3);
  });

  it('judges alike what a seat cannot tell apart', () => {
    const { table, hidden } = played(4, 40);
    const own = play.own({ table, hidden }, 2);
    const other = play.imagine(table, own, 2, rngFrom(5));
    expect(evaluate(other, 2)).toBe(evaluate({ table, hidden }, 2));
  });

  it('says the same whatever it was asked before', () => {
    const state = played(4, 40);
    const before = evaluate(state, 1);
    evaluate(played(6, 25), 3);
    expect(evaluate(state, 1)).toBe(before);
    expect(netOf(NUMBERS).judge(state.table, play.own(state, 1), 1)).toEqual(
      net.judge(state.table, play.own(state, 1), 1),
    );
  });

  it('takes a game that is over as it is', () => {
    const state = played(4, 1000);
    const leads = state.table.players.map((_, seat) => leadAtEnd(state.table, seat));
    const best = leads.indexOf(Math.max(...leads));
    expect(evaluate(state, best)).toBeGreaterThanOrEqual(0.5);
    for (const [seat, lead] of leads.entries()) {
      if (lead < 0) expect(evaluate(state, seat)).toBeLessThan(0);
    }
  });
});

it('ways are what may be done, up to where somebody else goes on', () => {
  const state = played(4, 40);
  const { turn } = state.table;
  const ways = waysOf(state, turn, evaluate);
  expect(ways.length).toBeGreaterThan(3);
  for (const { actions } of ways) {
    const tried = play.clone(state);
    for (const action of actions) {
      expect(play.check(tried.table, play.own(tried, turn), turn, action)).toBeUndefined();
      play.apply(tried, turn, action);
    }
  }
});
