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
  if (!train || train.seat === trainOn(table, striker).seat) return { rule: '6.3' };
  if (train.front === 0) return { rule: '6.4' };
  if (train.dynamite > 0) return { rule: '6.5', params: { space: train.dynamite } };
  const { strikeable } = boardOf(table.board).lines[line] as Board['lines'][number];
  if (!strikeable.includes(space)) return { rule: '6.6' };
  if (space > railheadOf(train)) return { rule: '6.7' };
  if (space <= train.front) return { rule: '6.8' };
  if (space === train.signal) return { rule: '6.9' };
  return undefined;
}

/** 6.2, 6.10: is there something to strike with, and something to strike? */
export function canStrike(table: Table, striker: Line): boolean {
  if (trainOn(table, striker).crates === 0) return false;
  let found = false;
  everyStrike(table, striker, () => {
    found = true;
  });
  return found;
}

/** Calls with every place where this train may put a crate, line by line. */
export function everyStrike(
  table: Table,
  striker: Line,
  visit: (line: Line, space: Space) => void,
): void {
  const { lines } = boardOf(table.board);
  for (let line = 0; line < table.trains.length; line++) {
    const { strikeable } = lines[line] as Board['lines'][number];
    for (let i = 0; i < strikeable.length; i++) {
      const space = strikeable[i] as Space;
      if (!checkStrike(table, striker, line, space)) visit(line, space);
    }
  }
}

/** 7.1, 7.5: right before a coupled locomotive, dynamite drives the train back. */
export function isRightAhead({ front, engine }: Train, space: Space): boolean {
  return space === front + 1 && engine === 0;
}
