import type { Refusal } from '#kernel/game.ts';
import type { ChanceAction } from '#kernel/play.ts';
import { boardOf } from '../board.ts';
import { endTurn, of, trainOn } from '../flow.ts';
import { type Action, type Pionniers, SECTIONS_FOR, type Table } from '../model.ts';
import { diceDue, laySections, moveByDice } from '../trains.ts';

/** Every throw there can be, made once. */
const ONE: readonly Action[] = Array.from({ length: 6 }, (_, i) => ({
  do: 'throw',
  dice: [i + 1],
}));
const TWO: readonly Action[] = Array.from({ length: 36 }, (_, i) => ({
  do: 'throw',
  dice: [1 + Math.floor(i / 6), 1 + (i % 6)],
}));

/** 16.2 */
export function asMany(due: number, thrown: number): Refusal | undefined {
  return thrown === due ? undefined : { rule: '16.2', params: { due } };
}

const due = (table: Table): number =>
  table.phase === 'lay' ? 1 : diceDue(trainOn(table, table.turn));

export const throwDice = {
  phases: ['lay', 'move'],

  check: ({ table }, { dice }) => asMany(due(table), dice.length),

  draw: ({ table }, rng) => (due(table) === 1 ? ONE[rng.below(6)] : TWO[rng.below(36)]) as Action,

  apply({ table }, { dice }, tell) {
    const line = table.turn;
    const board = boardOf(table.board);
    table.dice = dice.slice();
    if (table.phase === 'lay') {
      tell?.({ is: 'dice-thrown', dice, to: 'lay', ...of(table, line) });
      laySections(table, board, line, SECTIONS_FOR[dice[0] as number] as number, tell);
      return endTurn(table, tell);
    }
    const to = trainOn(table, line).engine > 0 ? 'run' : 'move';
    tell?.({ is: 'dice-thrown', dice, to, ...of(table, line) });
    moveByDice(table, board, line, (dice[0] as number) + (dice[1] ?? 0), tell);
  },
} satisfies ChanceAction<Pionniers, 'throw'>;
