import type { Play } from '#testkit/play.ts';
import type { Event, Line, Pionniers, Train } from '../model.ts';

/** What a test reads off a table. */

export type Board = Play<Pionniers>;

export const trainOf = (table: Board, line: Line): Train => table.state.table.trains[line] as Train;
export const turnOf = (table: Board): Line => table.state.table.turn;
export const phaseOf = (table: Board) => table.state.table.phase;

const COMES_NEXT = new Set<Event['is']>(['turn-begun', 'phase-begun', 'strike-offered']);

/** What the last entry told, by name; who comes next, and for what, is left out. */
export const toldBy = (table: Board): Event['is'][] =>
  table.lastEvents.map(({ is }) => is).filter((is) => !COMES_NEXT.has(is));
