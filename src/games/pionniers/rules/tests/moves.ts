import type { Seat } from '#kernel/game.ts';
import { chanceAt } from '#testkit/chance.ts';
import { pionniers } from '../index.ts';
import type { Action, Line, Space } from '../model.ts';
import { diceDue } from '../trains.ts';
import { type Board, trainOf, turnOf } from './reading.ts';

/** The actions, as short as a test wants to say them. */

export const LAY: Action = { do: 'lay' };
export const MOVE: Action = { do: 'move' };
export const KEEP: Action = { do: 'keep-crate' };
export const place = (line: Line, space: Space): Action => ({ do: 'place-crate', line, space });
export const dice = (...thrown: number[]): Action => ({ do: 'throw', dice: thrown });
export const order = (...thrown: [number, number][]): Action => ({
  do: 'throw-order',
  dice: thrown,
});
export const lots = (...lines: Line[]): Action => ({ do: 'draw-lines', lines });
/** By the number in the rulebook. */
export const card = (number: number): Action => ({ do: 'draw-card', card: number - 1 });

/** The throws by name. */
export const ONE_SECTION = 1;
export const TWO_SECTIONS = 3;
export const THREE_SECTIONS = 5;
export const SNAKE_EYES = 2;
export const DOUBLE_SIX = 12;

const actorOf = (table: Board): Seat => pionniers.game.actors(table.state.table)[0] as Seat;

/** Whoever is to act does this. */
export const does = (table: Board, action: Action): Board => table.do(actorOf(table), action);

/** The train that has the turn moves, throwing this total with the dice that are due. */
export function moves(table: Board, total: number): Board {
  const two = diceDue(trainOf(table, turnOf(table))) === 2;
  const first = Math.min(6, total - 1);
  return does(table, MOVE).do('chance', two ? dice(first, total - first) : dice(total));
}

/** The one who has the turn lays what this die brings. */
export const lays = (table: Board, die: number): Board => does(table, LAY).do('chance', dice(die));

/** The card that is due is this one. */
export const draws = (table: Board, number: number): Board => table.do('chance', card(number));

/** Chance at this table: what it may not do, and what it does. */
export const chance = (table: Board) => chanceAt(pionniers, table);
