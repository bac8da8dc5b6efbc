import type { State } from '#kernel/game.ts';
import { total } from '../counts.ts';
import { DIVIDEND, incomeAt, MOST_FOR_DIVIDENDS, SHARE } from '../data/economy.ts';
import { beginPhase, beginTurn, ownOf, payWithShares, type Tell } from '../flow.ts';
import type { Player, RailroadTycoon } from '../model.ts';
import { bonusesOf } from '../score.ts';
import { removeUnfinished } from './build.ts';

/** 15.1 to 15.7: chance's entry, since only now is it seen who must issue shares. */
export function payIncome(state: State<RailroadTycoon>, tell: Tell): void {
  const { table } = state;
  for (const [seat, player] of table.players.entries()) {
    const income = incomeAt(player.score);
    const own = ownOf(state, seat);
    own.money += income;
    const dividend = Math.min(player.shares * DIVIDEND, own.money + creditOf(player));
    const issued = payWithShares(state, seat, dividend);
    tell?.({ is: 'income-paid', seat, income, dividend, issued });
  }
  removeUnfinished(table, tell);
  if (table.turn === table.lastTurn) beginPhase(table, 'reveal', tell);
  else if (total(table.pile) > 0) beginPhase(table, 'card', tell);
  else beginTurn(table, tell);
}

/** 15.5, 15.7: what shares can bring for a dividend. */
function creditOf({ shares }: Player): number {
  return Math.max(0, MOST_FOR_DIVIDENDS - shares) * SHARE;
}

/** 17.1, 20.1 */
export function reveal(state: State<RailroadTycoon>, tell: Tell): void {
  const { table, hidden } = state;
  const bonuses = bonusesOf(state);
  const money = hidden.own.map((own) => own.money);
  table.result = { tycoons: hidden.own.map(({ tycoon }) => tycoon), bonuses, money };
  for (const [seat, { tycoon }] of hidden.own.entries()) {
    if (tycoon === null) continue;
    tell?.({ is: 'tycoon-shown', seat, tycoon, points: bonuses[seat] as number });
  }
  table.phase = 'over';
  tell?.({ is: 'game-ended', money: [...money] });
}
