import type { Parts } from '#bots/advice.ts';
import { incomeAt } from '#games/railroad-tycoon/rules/data/economy.ts';
import { playerOf } from '#games/railroad-tycoon/rules/flow.ts';
import type { Action, Own, RailroadTycoon, Table } from '#games/railroad-tycoon/rules/model.ts';
import { play } from '#games/railroad-tycoon/rules/play.ts';
import type { Seat, State } from '#kernel/game.ts';
import { assess, prospectOf } from './assessment.ts';
import { rivalsWorth } from './evaluation.ts';
import { EAGER } from './weights.ts';

/** Others' money is guessed by their incomes: whoever has much spends it. */
export function guessed(
  { table, hidden }: State<RailroadTycoon>,
  seat: Seat,
): State<RailroadTycoon> {
  const own = hidden.own.map((theirs, other) =>
    other === seat ? theirs : { ...theirs, money: incomeAt(playerOf(table, other).score) >> 1 },
  );
  return { table, hidden: { ...hidden, own } };
}

/** By what the seat knows. */
export function partsOf(table: Table, own: Own, seat: Seat, actions: readonly Action[]): Parts {
  const known = play.imagine(table, own, seat, { below: () => 0 });
  return partsAfter(guessed(known, seat), seat, actions);
}

/** What they come to: the lead. */
export const sumOf = (parts: Parts): number =>
  Object.values(parts).reduce((sum, one) => sum + one, 0);

/** What the lead is made of after these: points, the incomes they bring, shares, money; and what the lines may carry yet, beside the rivals'. */
export function partsAfter(
  before: State<RailroadTycoon>,
  seat: Seat,
  actions: readonly Action[],
): Parts {
  const state = play.clone(before);
  for (const action of actions) {
    const { table } = state;
    if (!play.actors(table).includes(seat)) break;
    if (play.check(table, play.own(state, seat), seat, action)) break;
    play.apply(state, seat, action);
  }
  const { table } = state;
  const own = play.own(state, seat);
  const { score, shares } = playerOf(table, seat);
  const rivals = rivalsWorth(state, seat);
  if (table.phase === 'over') {
    const bonus = table.result?.bonuses[seat] ?? 0;
    return { points: score, shares: -shares, traffic: bonus - rivals };
  }
  const assessment = assess(table, own, seat, EAGER);
  const { expected } = assessment;
  return {
    points: score,
    income: (expected.turns - 1) * 0.5 * expected.cash * incomeAt(score),
    shares: -shares * expected.share,
    money: own.money * expected.cash,
    traffic: prospectOf(assessment, 0, expected.actions) - rivals,
  };
}
