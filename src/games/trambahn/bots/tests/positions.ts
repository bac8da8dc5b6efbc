import { type Column, DECK, type Own, type Table } from '#games/trambahn/rules/model.ts';
import { nothingSeen, setup } from '#games/trambahn/rules/setup.ts';

export type Position = Partial<Omit<Table, 'players'>> & {
  hand: number[];
  mine?: Column[];
  theirs?: Column[];
  money?: [number, number];
};

/** A position in the first seat's turn. What is not said is as at the start of a game. */
export function positionOf(position: Position): { table: Table; own: Own } {
  const { hand, mine = [], theirs = [], money = [3, 3], ...rest } = position;
  const table: Table = { ...setup().table, ...rest };
  table.players = [
    { hand: hand.length, money: money[0], columns: mine, bonus: 0 },
    { hand: 6, money: money[1], columns: theirs, bonus: 0 },
  ];
  const laid = [...table.rows, ...[...mine, ...theirs].map(({ cards }) => cards), hand].flat();
  const all = DECK.reduce((sum, count) => sum + count);
  table.pile = all - laid.length - 6 - money[0] - money[1] - table.discard;
  const sorted = hand.toSorted((a, b) => a - b);
  return { table, own: { hand: sorted, seen: nothingSeen() } };
}
