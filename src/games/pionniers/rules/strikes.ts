import type { Refusal } from '#kernel/game.ts';
import { type Board, boardOf } from './board.ts';
import { trainOn } from './flow.ts';
import { type Line, railheadOf, type Space, type Table, type Train } from './model.ts';

/** 6.3 to 6.9: may this train put a crate there? */
export function checkStrike(
  table: Table,
  striker: Line,
  line: Line,
  space: Space,
): Refusal | undefined {
  const train = table.trains[line];
  const refusal = checkTarget(table, striker, train);
  if (refusal || !train) return refusal;
  if (!strikeableOn(table, line).includes(space)) return { rule: '6.6' };
  return checkSpace(train, space);
}

/** 6.3 to 6.5 */
function checkTarget(table: Table, striker: Line, train: Train | undefined): Refusal | undefined {
  if (!train || train.seat === trainOn(table, striker).seat) return { rule: '6.3' };
  if (train.front === 0) return { rule: '6.4' };
  if (train.dynamite > 0) return { rule: '6.5', params: { space: train.dynamite } };
  return undefined;
}

/** 6.6 */
const strikeableOn = ({ board }: Table, line: Line): readonly Space[] =>
  (boardOf(board).lines[line] as Board['lines'][number]).strikeable;

/** 6.7 to 6.9: of a space where dynamite may lie. */
function checkSpace(train: Train, space: Space): Refusal | undefined {
  if (space > railheadOf(train)) return { rule: '6.7' };
  if (space <= train.front) return { rule: '6.8' };
  return space === train.signal ? { rule: '6.9' } : undefined;
}

/** 6.2, 6.10: is there something to strike with, and something to strike? */
export function canStrike(table: Table, striker: Line): boolean {
  return trainOn(table, striker).crates > 0 && someStrike(table, striker, () => true);
}

/** Calls with every place where this train may put a crate, line by line, until it answers true; and answers that. */
export function someStrike(
  table: Table,
  striker: Line,
  visit: (line: Line, space: Space) => boolean,
): boolean {
  const { trains } = table;
  for (let line = 0; line < trains.length; line++) {
    const train = trains[line] as Train;
    if (checkTarget(table, striker, train)) continue;
    const strikeable = strikeableOn(table, line);
    for (let i = 0; i < strikeable.length; i++) {
      const space = strikeable[i] as Space;
      if (!checkSpace(train, space) && visit(line, space)) return true;
    }
  }
  return false;
}

/** 7.1, 7.5: right before a coupled locomotive, dynamite drives the train back. */
export function isRightAhead({ front, engine }: Train, space: Space): boolean {
  return space === front + 1 && engine === 0;
}
