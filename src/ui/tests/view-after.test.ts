import { expect, test } from 'vitest';
import type { Eyes, View } from '#kernel/game.ts';
import { viewAfter } from '../view-after.ts';

type Toy = {
  table: { piles: number[][]; turn: { seat: number } };
  hidden: never;
  own: { hand: number[] };
  action: never;
  event: { seat: number; card: number };
  options: never;
};

/** A card goes from its seat's hand onto its pile. */
function fold({ table, own }: View<Toy>, { seat, card }: Toy['event'], eyes: Eyes): void {
  table.piles[seat]?.push(card);
  if (own && seat === eyes) own.hand.splice(own.hand.indexOf(card), 1);
}

const before: View<Toy> = {
  table: { piles: [[], [7]], turn: { seat: 0 } },
  own: { hand: [1, 2, 3] },
};

test('events bring a view on, one after the other, and leave the old one as it was', () => {
  const events = [
    { seat: 0, card: 2 },
    { seat: 0, card: 3 },
  ];
  expect(viewAfter<Toy>(fold, before, events, 0)).toEqual({
    table: { piles: [[2, 3], [7]], turn: { seat: 0 } },
    own: { hand: [1] },
  });
  expect(before.table.piles[0]).toEqual([]);
  expect(before.own?.hand).toEqual([1, 2, 3]);
});

test('what no event changed is the same object', () => {
  const after = viewAfter<Toy>(fold, before, [{ seat: 0, card: 2 }], 1);
  expect(after.table.piles[1]).toBe(before.table.piles[1]);
  expect(after.table.turn).toBe(before.table.turn);
  expect(after.own).toBe(before.own);
});

test('without events there is nothing new', () => {
  expect(viewAfter<Toy>(fold, before, [], 0)).toBe(before);
});
