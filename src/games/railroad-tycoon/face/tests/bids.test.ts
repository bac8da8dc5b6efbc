import { expect, test } from 'vitest';
import type { Own, Table } from '#games/railroad-tycoon/rules/model.ts';
import { play } from '#games/railroad-tycoon/rules/play.ts';
import { rngFrom } from '#kernel/rng.ts';
import { bidLeft, bidsLeft } from '../logic/bids.ts';

/** The first auction of a game for two; seat 0 is asked, and has twelve thousand. */
function auction(): { table: Table; own: Own } {
  const options = {
    beginner: false,
    sharp: false,
    tiles: null,
    turns: null,
    map: 'eastern-us',
  } as const;
  const state = play.setup(2, options);
  const rng = rngFrom(1);
  while (state.table.phase !== 'auction') play.apply(state, 'chance', play.chance(state, rng));
  const own: Own = { money: 12, tycoon: play.own(state, 0).tycoon };
  return { table: { ...state.table, seat: 0 }, own };
}

const upgrade = [[{ do: 'upgrade' as const }]];

test('a bid leaves so much, and the plan holds while the rest pays for it', () => {
  const { table, own } = auction();
  // 10.1: the second level costs five.
  expect(bidLeft(table, own, 0, upgrade, 3)).toEqual({ bid: 3, cash: 9, shares: 0 });
  expect(bidLeft(table, own, 0, upgrade, 8)).toEqual({ bid: 8, cash: 4, shares: 1 });
  const never = [[{ do: 'western-link' as const, city: 0 }]];
  expect(bidLeft(table, own, 0, never, 1).shares).toBeUndefined();
});

test('the rows are the bid in hand, the highest without a share, and the next', () => {
  const { table, own } = auction();
  const rows = bidsLeft(table, own, 0, upgrade, 2);
  expect(rows.map(({ bid, shares }) => [bid, shares])).toEqual([
    [2, 0],
    [7, 0],
    [8, 1],
  ]);
});
