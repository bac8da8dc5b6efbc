import type { Seat, State } from '#kernel/game.ts';
import type { ChanceAction } from '#kernel/play.ts';
import { DIVIDEND, incomeAt, MOST_FOR_DIVIDENDS, SHARE } from '../data/economy.ts';
import { afterIncome, endGame, ownOf, payWithShares, playerOf, type Tell } from '../flow.ts';
import type { Player, RailroadTycoon } from '../model.ts';
import { bonusesOf } from '../score.ts';
import { removeUnfinished } from './build.ts';

/** 15.1 to 15.7: chance's entry, since only now is it seen who must issue shares. */
export const payIncome = {
  phases: ['income'],

  draw: () => ({ do: 'pay-income' }),

  apply(state, _action, tell) {
    const { table } = state;
    for (const seat of table.players.keys()) payTo(state, seat, tell);
    removeUnfinished(table, tell);
    afterIncome(table, tell);
  },
} satisfies ChanceAction<RailroadTycoon, 'pay-income'>;

/** 15.1 to 15.5 */
export function payTo(state: State<RailroadTycoon>, seat: Seat, tell: Tell): void {
  const player = playerOf(state.table, seat);
  const income = incomeAt(player.score);
  const own = ownOf(state, seat);
  own.money += income;
  const dividend = Math.min(player.shares * DIVIDEND, own.money + creditOf(player));
  const issued = payWithShares(state, seat, dividend);
  tell?.({ is: 'income-paid', seat, income, dividend, issued });
}

/** 15.5, 15.7: what shares can bring for a dividend. */
function creditOf({ shares }: Player): number {
  return Math.max(0, MOST_FOR_DIVIDENDS - shares) * SHARE;
}

/** 17.1, 20.1 */
export const reveal = {
  phases: ['reveal'],

  draw: () => ({ do: 'reveal' }),

  apply(state, _action, tell) {
    const { table, hidden } = state;
    const bonuses = bonusesOf(state);
    for (const [seat, { tycoon }] of hidden.own.entries()) {
      if (tycoon === null) continue;
      tell?.({ is: 'tycoon-shown', seat, tycoon, points: bonuses[seat] as number });
    }
    const tycoons = hidden.own.map(({ tycoon }) => tycoon);
    const money = hidden.own.map((own) => own.money);
    endGame(table, { tycoons, bonuses, money }, tell);
  },
} satisfies ChanceAction<RailroadTycoon, 'reveal'>;
