import type { Seat, State } from '#kernel/game.ts';
import { SHARE } from '../data/economy.ts';
import { ownOf, playerOf, type Tell } from '../flow.ts';
import type { Action, RailroadTycoon } from '../model.ts';

const ISSUE: Action = { do: 'issue-share' };

/** 5.1, 5.4 */
export function offerShare(into: Action[]): void {
  into.push(ISSUE);
}

/** 5.2 */
export function issueShare(state: State<RailroadTycoon>, seat: Seat, tell: Tell): void {
  const player = playerOf(state.table, seat);
  player.shares++;
  ownOf(state, seat).money += SHARE;
  tell?.({ is: 'share-issued', seat, shares: player.shares });
}
