import { expect, test } from 'vitest';
import { companyPayments, payoutNow, valueOf } from '#games/union-pacific/rules/dividends.ts';
import { unionPacific } from '#games/union-pacific/rules/index.ts';
import { type UnionPacific, UP } from '#games/union-pacific/rules/model.ts';
import { deedsOf } from '#kernel/teach.ts';
import { type Play, playFrom } from '#testkit/play.ts';
import { lessons } from '../index.ts';
import { KC, MR, MS } from '../position.ts';
import { afterFirst, beforeLast, behind, late, opening } from '../positions.ts';

/** The figures that the lesson says are those of the engine. */

/** The table when this stop is done, played from the last position before it. */
function doneWith(nth: number): Play<UnionPacific> {
  const stops = lessons[0]?.stops.slice(0, nth) ?? [];
  const from = stops.findLastIndex(({ at }) => at !== undefined);
  const start = stops[from]?.at;
  if (!start) throw new Error('no position');
  const table = playFrom(unionPacific, start());
  for (const stop of stops.slice(from)) {
    const way = stop.awaits.is === 'action' ? stop.awaits.anyOf[0] : undefined;
    for (const { actor, action } of deedsOf(stop, way)) table.do(actor, action);
  }
  return table;
}

test('Kansas City Central is worth 2 and pays 2 and 1; with a train more 3', () => {
  const { table } = opening();
  expect(valueOf(table, KC)).toBe(2);
  expect(payoutNow(table)[KC]).toEqual([2, 1, 0]);
  const built = doneWith(3).state.table;
  expect(valueOf(built, KC)).toBe(3);
  expect(payoutNow(built)[KC]?.[0]).toBe(3);
});

test('two more shares bring 6 instead of 3, one more shares 4 apiece', () => {
  const { table } = behind();
  expect(valueOf(table, KC)).toBe(6);
  expect(payoutNow(table)[KC]).toEqual([3, 6, 0]);
  expect(companyPayments(6, [3, 3, 0])).toEqual([4, 4, 0]);
  expect(payoutNow(doneWith(7).state.table)[KC]).toEqual([6, 3, 0]);
});

test('the first dividend brings 6 and 3 from it, and the next position has what it paid', () => {
  const { events, state } = doneWith(9);
  const paid = events.find((event) => event.is === 'company-paid' && event.company === KC);
  expect(paid).toMatchObject({ payments: [6, 3, 0] });
  expect(state.table.money).toEqual(afterFirst().table.money);
});

test('one Union Pacific is worth 9 beside the other, MRR 3 alone, two Union Pacific 10', () => {
  const now = payoutNow(doneWith(10).state.table);
  expect(now[UP]?.[0]).toBe(9);
  expect(now[MR]?.[0]).toBe(3);
  const both = playFrom(unionPacific, afterFirst()).do(0, { do: 'invest', share: UP, count: 2 });
  expect(payoutNow(both.state.table)[UP]?.[0]).toBe(10);
});

test('six cards are left, one of them a dividend', () => {
  expect(late().table.groups).toEqual([{ shares: 5, dividends: 1 }]);
  expect(beforeLast().table.groups).toEqual(late().table.groups);
});

test('with MS it ends 130 to 124, without it 118', () => {
  const { table } = doneWith(12).state;
  expect(table.phase).toBe('over');
  expect(table.money?.slice(0, 2)).toEqual([130, 124]);
  const { events } = doneWith(12);
  const paid = events.find((event) => event.is === 'company-paid' && event.company === MS);
  expect(paid).toMatchObject({ value: 8, payments: [12, 0, 0] });
});
