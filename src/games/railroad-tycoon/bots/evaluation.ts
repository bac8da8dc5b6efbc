import { incomeAt } from '#games/railroad-tycoon/rules/data/economy.ts';
import type { RailroadTycoon, Table } from '#games/railroad-tycoon/rules/model.ts';
import { play } from '#games/railroad-tycoon/rules/play.ts';
import type { Seat, State } from '#kernel/game.ts';
import { assess, prospectOf } from './assessment.ts';
import { EAGER } from './weights.ts';

/** What one's company is worth, less that of the rivals: so much of the best as `spite` says, the rest of them all. */
export function leadOf(state: State<RailroadTycoon>, seat: Seat, spite = 0.5): number {
  return companyWorth(state, seat) - rivalsWorth(state, seat, spite);
}

/** What the rivals' companies are worth, as it is taken off. */
export function rivalsWorth(state: State<RailroadTycoon>, seat: Seat, spite = 0.5): number {
  const { players } = state.table;
  let sum = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < players.length; other++) {
    if (other === seat) continue;
    const worth = companyWorth(state, other);
    sum += worth;
    most = Math.max(most, worth);
  }
  return (1 - spite) * (sum / (players.length - 1)) + spite * most;
}

function companyWorth(state: State<RailroadTycoon>, seat: Seat): number {
  const { table } = state;
  const { score, shares } = table.players[seat] as Table['players'][0];
  if (table.phase === 'over') return score - shares + (table.result?.bonuses[seat] ?? 0);
  const own = play.own(state, seat);
  const assessment = assess(table, own, seat, EAGER);
  const { expected } = assessment;
  const income = (expected.turns - 1) * 0.5 * expected.cash * incomeAt(score);
  return (
    score -
    shares * expected.share +
    own.money * expected.cash +
    income +
    prospectOf(assessment, 0, expected.actions)
  );
}
