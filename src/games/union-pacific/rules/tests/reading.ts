import type { Seat } from '#kernel/game.ts';
import type { Play } from '#testkit/play.ts';
import type { Event, Player, UnionPacific } from '../model.ts';

/** What a test reads off a table. */

export type Board = Play<UnionPacific>;

export const phaseOf = ({ state }: Board) => state.table.phase;
export const turnOf = ({ state }: Board): Seat => state.table.turn;
export const playerOf = ({ state }: Board, seat: Seat): Player =>
  state.table.players[seat] as Player;
export const moneyOf = ({ state }: Board): number[] => state.hidden.own.map(({ money }) => money);
/** What the last entry told, by name; the beginning of a turn is left out. */
export const toldBy = (table: Board): Event['is'][] =>
  table.lastEvents.map(({ is }) => is).filter((is) => is !== 'turn-begun');

export const eventsOf = <I extends Event['is']>(table: Board, is: I): Extract<Event, { is: I }>[] =>
  table.events.filter((event): event is Extract<Event, { is: I }> => event.is === is);
