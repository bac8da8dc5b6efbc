import type { SeatAction } from '#kernel/play.ts';
import { boardOf } from '../board.ts';
import { LINES } from '../data/lines.ts';
import { endTurn, of, trainOn } from '../flow.ts';
import type { Action, Pionniers } from '../model.ts';
import { checkStrike, isRightAhead, someStrike } from '../strikes.ts';
import { pushBack } from '../trains.ts';

/** Every placing there can be, made once. */
const PLACINGS: readonly (readonly Action[])[] = Array.from({ length: LINES }, (_, line) =>
  Array.from({ length: 256 }, (_, space): Action => ({ do: 'place-crate', line, space })),
);
const KEEP: Action = { do: 'keep-crate' };

/** 6.1; 7.1 */
export const placeCrate = {
  phases: ['strike'],

  check: (table, _own, _seat, { line, space }) => checkStrike(table, table.striker, line, space),

  offer(table, _own, _seat, into) {
    someStrike(table, table.striker, (line, space) => {
      into.push((PLACINGS[line] as Action[])[space] as Action);
      return false;
    });
  },

  apply({ table }, _seat, { line, space }, tell) {
    const { striker } = table;
    const target = trainOn(table, line);
    trainOn(table, striker).crates--;
    target.dynamite = space;
    tell?.({ is: 'crate-placed', target: target.seat, on: line, space, ...of(table, striker) });
    if (isRightAhead(target, space)) pushBack(table, boardOf(table.board), line, tell);
    else endTurn(table, tell);
  },
} satisfies SeatAction<Pionniers, 'place-crate'>;

export const keepCrate = {
  phases: ['strike'],

  offer(_table, _own, _seat, into) {
    into.push(KEEP);
  },

  apply({ table }, _seat, _action, tell) {
    tell?.({ is: 'crate-kept', ...of(table, table.striker) });
    endTurn(table, tell);
  },
} satisfies SeatAction<Pionniers, 'keep-crate'>;
