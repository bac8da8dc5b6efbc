import type { Table } from '#games/trambahn/rules/model.ts';
import { totalOf } from '#games/trambahn/rules/score.ts';

/** 11.5 to 11.7: who is ahead, or has won when the game is over; both, if all is equal. */
export function winnersOf(table: Table): readonly (0 | 1)[] {
  const [a, b] = table.players;
  const lead = totalOf(table, 0) - totalOf(table, 1) || a.money - b.money;
  if (lead === 0) return [0, 1];
  return lead > 0 ? [0] : [1];
}
