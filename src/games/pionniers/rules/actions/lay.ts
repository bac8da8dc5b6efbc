import type { Refusal } from '#kernel/game.ts';
import type { SeatAction } from '#kernel/play.ts';
import { boardOf } from '../board.ts';
import { afterChoice, trainOn } from '../flow.ts';
import type { Action, Pionniers, Table } from '../model.ts';

const LAY: Action = { do: 'lay' };

function checkLay(table: Table): Refusal | undefined {
  const { engine, dynamite, sections } = trainOn(table, table.turn);
  if (engine > 0) return { rule: '8.4' };
  if (dynamite > 0) return { rule: '4.2', params: { space: dynamite } };
  if (sections === boardOf(table.board).sections) return { rule: '4.3' };
  return undefined;
}

export const lay = {
  phases: ['choose'],

  check: checkLay,

  offer(table, _own, _seat, into) {
    if (!checkLay(table)) into.push(LAY);
  },

  apply({ table }, _seat, _action, tell) {
    afterChoice(table, 'lay', tell);
  },
} satisfies SeatAction<Pionniers, 'lay'>;
