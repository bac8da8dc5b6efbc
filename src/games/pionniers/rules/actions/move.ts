import type { Refusal } from '#kernel/game.ts';
import type { SeatAction } from '#kernel/play.ts';
import { afterChoice, trainOn } from '../flow.ts';
import type { Action, Pionniers, Table } from '../model.ts';

const MOVE: Action = { do: 'move' };

const checkMove = (table: Table): Refusal | undefined =>
  trainOn(table, table.turn).front === 0 ? { rule: '5.2' } : undefined;

export const move = {
  phases: ['choose'],

  check: checkMove,

  offer(table, _own, _seat, into) {
    if (!checkMove(table)) into.push(MOVE);
  },

  apply({ table }, _seat, _action, tell) {
    afterChoice(table, 'move', tell);
  },
} satisfies SeatAction<Pionniers, 'move'>;
