import { expect, test } from 'vitest';
import { incomeAt } from '#games/railroad-tycoon/rules/data/economy.ts';
import { markersOn } from '#games/railroad-tycoon/rules/flow.ts';
import { railroadTycoon } from '#games/railroad-tycoon/rules/index.ts';
import type { Action, RailroadTycoon } from '#games/railroad-tycoon/rules/model.ts';
import { deedsOf, deedsUpTo, laidFor } from '#kernel/teach.ts';
import { type Play, playFrom } from '#testkit/play.ts';
import { bid, deliver, PASS, tile } from '../deeds.ts';
import { lessons } from '../index.ts';
import { better, OWN_WAY, prices, RIVAL_WAY } from '../positions.ts';

/** The figures that the lesson says are those of the engine. */

const [lesson] = lessons;
const { game } = railroadTycoon;

/** The table where this stop begins, counted from 1. */
function atStop(nth: number): Play<RailroadTycoon> {
  if (!lesson) throw new Error('no lesson');
  const table = playFrom(railroadTycoon, laidFor(lesson, game, nth - 1));
  for (const { actor, action } of deedsUpTo(lesson, nth - 1)) table.do(actor, action);
  return table;
}

function doneWith(nth: number): Play<RailroadTycoon> {
  const table = atStop(nth);
  const stop = lesson?.stops[nth - 1];
  if (stop?.awaits.is !== 'action') throw new Error('nothing to do');
  for (const { actor, action } of deedsOf(stop, stop.awaits.anyOf[0])) table.do(actor, action);
  return table;
}

const scoreOf = ({ state }: Play<RailroadTycoon>, seat = 0): number | undefined =>
  state.table.players[seat]?.score;
const moneyOf = (table: Play<RailroadTycoon>): number => table.own(0).money;

test('a point is 3,000 a turn', () => {
  expect(scoreOf(doneWith(1))).toBe(1);
  expect(incomeAt(1)).toBe(3);
});

test('1,000 and a share are 6,000, and a tile leaves 4,000', () => {
  expect(moneyOf(atStop(3))).toBe(1);
  expect(moneyOf(doneWith(3))).toBe(6);
  expect(moneyOf(doneWith(4))).toBe(4);
});

test('with income and dividend that is the 5,000 of the next turn, and the price of level 2', () => {
  const table = doneWith(4).do(1, { do: 'decline-action' }).do('chance', { do: 'pay-income' });
  expect(moneyOf(table)).toBe(better().hidden.own[0]?.money);
  expect(moneyOf(doneWith(5))).toBe(0);
});

test('two links are two points, and Indianapolis is empty', () => {
  const table = doneWith(6);
  expect(scoreOf(table)).toBe(3);
  expect(table.events.some(({ is }) => is === 'city-emptied')).toBe(true);
});

test('Wheeling costs 2,000 from Cleveland and 4,000 from Pittsburgh', () => {
  const paid = (action: Action | undefined) => {
    const table = playFrom(railroadTycoon, prices());
    if (action) table.do(0, action);
    return 6 - moneyOf(table);
  };
  expect(paid(tile(357, 2, 5)[0])).toBe(2);
  expect(paid(tile(358, 0, 4)[0])).toBe(4);
});

test('the third tile finishes the link, which stays', () => {
  const table = doneWith(8).do('chance', { do: 'pay-income' });
  expect(table.state.table.unfinished).toEqual([]);
  expect(table.events.some(({ is }) => is === 'links-removed')).toBe(false);
});

test('by Cleveland three points are one’s own, by Toledo one', () => {
  expect(scoreOf(doneWith(9))).toBe((scoreOf(atStop(9)) ?? 0) + 3);
  const byToledo = atStop(9).do(0, deliver('B', 'cincinnati', RIVAL_WAY));
  expect(byToledo.lastEvents).toContainEqual(
    expect.objectContaining({ is: 'goods-delivered', points: [1, 2] }),
  );
});

test('the yellow cube is worth three points to the pupil; the rival would get two', () => {
  const first = doneWith(10);
  expect(moneyOf(first)).toBe(3);
  first.do(0, deliver('Y', 'detroit', OWN_WAY.toReversed()));
  expect(first.lastEvents).toContainEqual(
    expect.objectContaining({ is: 'goods-delivered', points: [3, 0] }),
  );
  const second = atStop(10).do(0, PASS).do(1, bid(1)).do('chance', { do: 'settle-bid' });
  second.do(1, deliver('Y', 'detroit', RIVAL_WAY.toReversed()));
  expect(second.lastEvents).toContainEqual(
    expect.objectContaining({ is: 'goods-delivered', points: [1, 2] }),
  );
});

test('four black cubes can come to Columbus', () => {
  const { table } = doneWith(11).state;
  const cubes = game
    .choices({ ...table, seat: 0 }, { money: 2, tycoon: null }, 0)
    .flatMap((action) => (action.do === 'deliver' && action.colour === 3 ? [action.from] : []));
  const lying = [...new Set(cubes)].reduce(
    (sum, from) => sum + (table.cubes[from * 5 + 3] as number),
    0,
  );
  expect(lying).toBe(4);
});

test('ten cities are empty, and it ends 27 to 25', () => {
  expect(markersOn(atStop(12).state.table)).toBe(10);
  const end = doneWith(12);
  expect(end.state.table.phase).toBe('over');
  expect(game.standings(end.state).map(({ score }) => score)).toEqual([27, 25]);
  const byToledo = atStop(12).do(0, deliver('B', 'cincinnati', RIVAL_WAY));
  expect(scoreOf(byToledo)).toBe(25 + 6);
  expect(scoreOf(byToledo, 1)).toBe(27 + 2);
});
