import { markersDue, markersOn } from '#games/railroad-tycoon/rules/flow.ts';
import type { Table } from '#games/railroad-tycoon/rules/model.ts';

/** 16.1, 19.9: empty cities, how many bring the end, and the last turn once it is known. */
export type End = { empty: number; due: number; lastTurn: number | null };

export function endOf(table: Table): End {
  // Before the cubes have come, no city has been emptied.
  const empty = table.phase === 'fill' ? 0 : markersOn(table);
  return { empty, due: markersDue(table), lastTurn: table.lastTurn };
}
