import type { SeatAction } from '#kernel/play.ts';
import { endAction } from '../flow.ts';
import type { Action, RailroadTycoon } from '../model.ts';

const DECLINE: Action = { do: 'decline-action' };

/** 3.7 */
export const declineAction = {
  phases: ['act'],

  offer(_table, _own, _seat, into) {
    into.push(DECLINE);
  },

  apply({ table }, seat, _action, tell) {
    tell?.({ is: 'action-declined', seat });
    endAction(table, tell);
  },
} satisfies SeatAction<RailroadTycoon, 'decline-action'>;
