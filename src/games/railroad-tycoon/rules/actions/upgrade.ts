import type { Refusal, Seat, State } from '#kernel/game.ts';
import { scoreLevel } from '../awards.ts';
import { HIGHEST_LEVEL, LEVEL_PRICES } from '../data/economy.ts';
import { PULLMAN, PULLMAN_LEVEL } from '../data/tycoons.ts';
import { beginPhase, checkPays, endAction, ownOf, playerOf, type Tell } from '../flow.ts';
import type { Action, Own, RailroadTycoon, Table } from '../model.ts';

const UPGRADE: Action = { do: 'upgrade' };

export function checkUpgrade(table: Table, own: Own, seat: Seat): Refusal | undefined {
  const { level } = playerOf(table, seat);
  if (level >= HIGHEST_LEVEL) return { rule: '10.3' };
  return checkPays(own, LEVEL_PRICES[level + 1] as number);
}

export function offerUpgrade(table: Table, own: Own, seat: Seat, into: Action[]): void {
  if (!checkUpgrade(table, own, seat)) into.push(UPGRADE);
}

/** 10.1, 13.16, 17.6 */
export function upgrade(state: State<RailroadTycoon>, seat: Seat, tell: Tell): void {
  const { table } = state;
  const player = playerOf(table, seat);
  player.level++;
  const { level } = player;
  const price = LEVEL_PRICES[level] as number;
  ownOf(state, seat).money -= price;
  tell?.({ is: 'level-raised', seat, level, price });
  scoreLevel(table, seat, level, tell);
  if (level === PULLMAN_LEVEL && table.sixth === null) {
    table.sixth = seat;
    if (!table.options.beginner) return beginPhase(table, 'pullman', tell);
  }
  endAction(table, tell);
}

/** 17.6: chance's entry, since it brings a secret card to light. */
export function lookForPullman(state: State<RailroadTycoon>, tell: Tell): void {
  const { table } = state;
  const { seat } = table;
  if (ownOf(state, seat).tycoon === PULLMAN) {
    table.pullman = true;
    tell?.({ is: 'pullman-shown', seat });
  }
  endAction(table, tell);
}
