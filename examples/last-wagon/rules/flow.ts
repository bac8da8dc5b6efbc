import type { Actor, Seat } from '#kernel/game.ts';
import type { Table } from './model.ts';

/** The sequence of play: every change of phase and turn stands here. */

export function actors({ phase, turn }: Table): readonly Actor[] {
  if (phase === 'over') return [];
  return [phase === 'shunting' ? 'chance' : turn];
}

/** 1.2 */
export function afterShunting(table: Table): void {
  table.phase = 'turns';
}

/** 1.3 */
export function afterTurn(table: Table, seat: Seat): void {
  table.turn = 1 - seat;
}

/** 3.1 */
export function afterLastWagon(table: Table, winner: Seat): void {
  table.phase = 'over';
  table.turn = winner;
}
