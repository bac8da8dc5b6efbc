import type { Refusal, Seat } from '#kernel/game.ts';
import type { ChanceAction, SeatAction } from '#kernel/play.ts';
import { scoreLevel } from '../awards.ts';
import { HIGHEST_LEVEL, LEVEL_PRICES } from '../data/economy.ts';
import { PULLMAN, PULLMAN_LEVEL } from '../data/tycoons.ts';
import { afterSixth, checkPays, endAction, ownOf, playerOf } from '../flow.ts';
import type { Action, Own, RailroadTycoon, Table } from '../model.ts';

const UPGRADE: Action = { do: 'upgrade' };

function checkUpgrade(table: Table, own: Own, seat: Seat): Refusal | undefined {
  const { level } = playerOf(table, seat);
  if (level >= HIGHEST_LEVEL) return { rule: '10.3' };
  return checkPays(own, LEVEL_PRICES[level + 1] as number);
}

/** 10.1, 13.16, 17.6 */
export const upgrade = {
  phases: ['act'],

  check: checkUpgrade,

  offer(table, own, seat, into) {
    if (!checkUpgrade(table, own, seat)) into.push(UPGRADE);
  },

  apply(state, seat, _action, tell) {
    const { table } = state;
    const player = playerOf(table, seat);
    player.level++;
    const { level } = player;
    const price = LEVEL_PRICES[level] as number;
    ownOf(state, seat).money -= price;
    tell?.({ is: 'level-raised', seat, level, price });
    scoreLevel(table, seat, level, tell);
    if (level !== PULLMAN_LEVEL || table.sixth !== null) return endAction(table, tell);
    table.sixth = seat;
    afterSixth(table, tell);
  },
} satisfies SeatAction<RailroadTycoon, 'upgrade'>;

/** 17.6: chance's entry, since it brings a secret card to light. */
export const lookForPullman = {
  phases: ['pullman'],

  draw: () => ({ do: 'look-for-pullman' }),

  apply(state, _action, tell) {
    const { table } = state;
    const { seat } = table;
    if (ownOf(state, seat).tycoon === PULLMAN) {
      table.pullman = true;
      tell?.({ is: 'pullman-shown', seat });
    }
    endAction(table, tell);
  },
} satisfies ChanceAction<RailroadTycoon, 'look-for-pullman'>;
