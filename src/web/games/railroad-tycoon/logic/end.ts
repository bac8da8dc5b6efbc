import { MARKERS_TO_END } from '#games/railroad-tycoon/data/economy.ts';
import { markersOn } from '#games/railroad-tycoon/flow.ts';
import type { Table } from '#games/railroad-tycoon/model.ts';

/** 16.1, 19.9: empty cities, how many bring the end, and the last turn once it is known. */
export type End = { empty: number; due: number; lastTurn: number | null };

export function endOf(table: Table): End {
  const { players, colours, lastTurn } = table;
  const due = Math.min(MARKERS_TO_END[players.length] ?? colours.length, colours.length);
  return { empty: markersOn(table), due, lastTurn };
}
