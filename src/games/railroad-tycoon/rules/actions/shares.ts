import type { SeatAction } from '#kernel/play.ts';
import { SHARE } from '../data/economy.ts';
import { ownOf, playerOf } from '../flow.ts';
import type { Action, RailroadTycoon } from '../model.ts';

const ISSUE: Action = { do: 'issue-share' };

/** 5.1, 5.2 */
export const issueShare = {
  /** 5.4 */
  phases: ['auction', 'act', 'build', 'industry', 'growth'],

  offer(_table, _own, _seat, into) {
    into.push(ISSUE);
  },

  apply(state, seat, _action, tell) {
    const player = playerOf(state.table, seat);
    player.shares++;
    ownOf(state, seat).money += SHARE;
    tell?.({ is: 'share-issued', seat, shares: player.shares });
  },
} satisfies SeatAction<RailroadTycoon, 'issue-share'>;
