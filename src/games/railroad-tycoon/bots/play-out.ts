import type { PlayOut } from '#bots/play-out.ts';
import type { Action, Own, RailroadTycoon, Table } from '#games/railroad-tycoon/rules/model.ts';
import { play } from '#games/railroad-tycoon/rules/play.ts';
import type { Seat, State } from '#kernel/game.ts';
import { assess } from './assessment.ts';
import { decided } from './decision.ts';
import { partsOf } from './parts.ts';
import { bestOf } from './plan.ts';
import { plansOf } from './plans.ts';
import { EAGER } from './weights.ts';

/** Everybody plays on by judgement, a whole action at a time. */
export const playOut: PlayOut<RailroadTycoon> = {
  play,
  minute: 5_000,
  // The evaluation ranks them badly (0063).
  others: 12,
  sure: 85,
  act(state, seat) {
    const { table } = state;
    const own = play.own(state, seat);
    if (table.phase === 'act') {
      carryOut(state, seat, bestOf(plansOf(assess(table, own, seat, EAGER))).steps);
    } else play.apply(state, seat, decided(table, own, seat, EAGER));
  },
  candidates(table, own, seat) {
    if (table.phase !== 'act') return others(table, own, seat);
    return plansOf(assess(table, own, seat, EAGER))
      .toSorted((a, b) => b.worth - a.worth)
      .map(({ steps }) => steps);
  },
  parts: partsOf,
  momentOf: ({ turn, round, seat }) => (turn * 4 + round) * 8 + seat,
};

/** Beyond the actions there is little to choose: one's own way, to pass, or to bid one more. */
function others(table: Table, own: Own, seat: Seat): Action[][] {
  const first = decided(table, own, seat, EAGER);
  if (table.phase !== 'auction') return [[first]];
  return play
    .choices(table, own, seat)
    .filter(({ do: kind }) => kind !== 'issue-share')
    .slice(0, 2)
    .concat(first)
    .map((action) => [action]);
}

/** All steps of a plan, as long as nothing comes between. */
function carryOut(state: State<RailroadTycoon>, seat: Seat, steps: readonly Action[]): void {
  for (const [i, step] of steps.entries()) {
    if (i > 0 && play.check(state.table, play.own(state, seat), seat, step)) return;
    play.apply(state, seat, step);
  }
}
