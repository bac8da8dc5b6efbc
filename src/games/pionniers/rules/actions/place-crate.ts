import type { Refusal, State } from '#kernel/game.ts';
import { boardOf } from '../board.ts';
import { LINES } from '../data/lines.ts';
import { endTurn, of, type Tell, trainOn } from '../flow.ts';
import type { Action, ActionOf, Pionniers, Table } from '../model.ts';
import { checkStrike, everyStrike, isRightAhead } from '../strikes.ts';
import { pushBack } from '../trains.ts';

/** Every placing there can be, made once. */
const PLACINGS: readonly (readonly Action[])[] = Array.from({ length: LINES }, (_, line) =>
  Array.from({ length: 256 }, (_, space): Action => ({ do: 'place-crate', line, space })),
);
const KEEP: Action = { do: 'keep-crate' };

export function checkPlaceCrate(
  table: Table,
  { line, space }: ActionOf<'place-crate'>,
): Refusal | undefined {
  return checkStrike(table, table.striker, line, space);
}

export function offerPlacings(table: Table, into: Action[]): void {
  everyStrike(table, table.striker, (line, space) => {
    into.push((PLACINGS[line] as Action[])[space] as Action);
  });
  into.push(KEEP);
}

/** 6.1; 7.1 */
export function placeCrate(
  { table }: State<Pionniers>,
  { line, space }: ActionOf<'place-crate'>,
  tell: Tell,
): void {
  const { striker } = table;
  const target = trainOn(table, line);
  trainOn(table, striker).crates--;
  target.dynamite = space;
  tell?.({ is: 'crate-placed', target: target.seat, on: line, space, ...of(table, striker) });
  if (isRightAhead(target, space)) pushBack(table, boardOf(table.board), line, tell);
  else endTurn(table, tell);
}

export function keepCrate({ table }: State<Pionniers>, tell: Tell): void {
  tell?.({ is: 'crate-kept', ...of(table, table.striker) });
  endTurn(table, tell);
}
