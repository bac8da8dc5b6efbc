import type { Seat } from '#kernel/game.ts';
import type { Play } from '#testkit/play.ts';
import type { Event, Player, RailroadTycoon, Table } from '../model.ts';
import { cityOf } from './position.ts';

/** What a test reads off a table. */

export type Board = Play<RailroadTycoon>;

export const openOf = ({ state }: Board): Table => state.table;
export const phaseOf = ({ state }: Board) => state.table.phase;
export const seatOf = ({ state }: Board): Seat => state.table.seat;
export const playerOf = ({ state }: Board, seat: Seat): Player =>
  state.table.players[seat] as Player;
export const scoresOf = ({ state }: Board): number[] =>
  state.table.players.map(({ score }) => score);
export const moneyOf = (table: Board, seat: Seat): number => table.own(seat).money;

const LETTERS = ['R', 'Y', 'B', 'K', 'P'];

/** Cubes of a city, by letters. */
export function cubesIn({ state }: Board, id: string): string {
  const { cubes: all, map } = state.table;
  const first = cityOf(id, map) * 5;
  return LETTERS.map((letter, i) => letter.repeat(all[first + i] as number)).join('');
}

export const eventsOf = <I extends Event['is']>(table: Board, is: I): Extract<Event, { is: I }>[] =>
  table.events.filter((event): event is Extract<Event, { is: I }> => event.is === is);
