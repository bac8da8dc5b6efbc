import type { Seat, State } from '#kernel/game.ts';
import { endAction, type Tell } from '../flow.ts';
import type { Action, RailroadTycoon } from '../model.ts';

const DECLINE: Action = { do: 'decline-action' };

export function offerDecline(into: Action[]): void {
  into.push(DECLINE);
}

/** 3.7 */
export function declineAction({ table }: State<RailroadTycoon>, seat: Seat, tell: Tell): void {
  tell?.({ is: 'action-declined', seat });
  endAction(table, tell);
}
