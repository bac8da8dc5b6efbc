import { expect, test, vi } from 'vitest';
import type { View } from '#kernel/game.ts';
import { shownBy } from '../shown.ts';

type Toy = {
  table: { total: number };
  hidden: never;
  own: object;
  action: never;
  event: number;
  options: never;
};

test('what is shown comes after the events before it and itself, and is made once for each pair of eyes', () => {
  const fold = vi.fn(({ table }: View<Toy>, event: number) => {
    table.total += event;
  });
  const shownAt = shownBy<Toy>(fold);
  const happening = { before: { table: { total: 1 }, own: undefined }, earlier: [2, 3], event: 4 };
  expect(shownAt(happening, 0).table).toEqual({ total: 10 });
  expect(shownAt(happening, 0)).toBe(shownAt(happening, 0));
  expect(fold).toHaveBeenCalledTimes(3);
  expect(shownAt(happening, 'watcher').table).toEqual({ total: 10 });
  expect(fold).toHaveBeenCalledTimes(6);
});
