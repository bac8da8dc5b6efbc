import { expect, test } from 'vitest';
import { pionniers } from '#games/pionniers/rules/index.ts';
import { type Pionniers, railheadOf, type Train } from '#games/pionniers/rules/model.ts';
import { deedsOf, deedsUpTo, laidFor } from '#kernel/teach.ts';
import { type Play, playFrom } from '#testkit/play.ts';
import { MOVE } from '../deeds.ts';
import { lessons } from '../index.ts';

/** The figures that the lesson says are those of the engine. */

const [lesson] = lessons;

/** The table where this stop begins, counted from 1. */
function atStop(nth: number): Play<Pionniers> {
  if (!lesson) throw new Error('no lesson');
  const table = playFrom(pionniers, laidFor(lesson, pionniers.game, nth - 1));
  for (const { actor, action } of deedsUpTo(lesson, nth - 1)) table.do(actor, action);
  return table;
}

function doneWith(nth: number): Play<Pionniers> {
  const table = atStop(nth);
  const stop = lesson?.stops[nth - 1];
  if (stop?.awaits.is !== 'action') throw new Error('nothing to do');
  for (const { actor, action } of deedsOf(stop, stop.awaits.anyOf[0])) table.do(actor, action);
  return table;
}

const trainOf = ({ state }: Play<Pionniers>, line: number): Train =>
  state.table.trains[line] as Train;

test.each([
  [1, 104],
  [2, 7],
  [3, 10],
  [5, 23],
  [7, 30],
  [9, 34],
  [10, 43],
  [12, 104],
])('after stop %i the train stands on %i', (stop, front) => {
  expect(trainOf(doneWith(stop), 0).front).toBe(front);
});

test('the railhead is on 12, then on 24', () => {
  expect(railheadOf(trainOf(doneWith(2), 0))).toBe(12);
  expect(railheadOf(trainOf(doneWith(4), 0))).toBe(24);
});

test('with two spaces of rail 35 throws of 36 derail, and put the train on 7', () => {
  const ends = throwsFrom(4);
  const derailed = ends.filter(({ events }) => events.some(({ is }) => is === 'train-derailed'));
  expect(derailed).toHaveLength(35);
  for (const end of derailed) expect(trainOf(end, 0).front).toBe(7);
});

test('with fourteen spaces of rail none does', () => {
  const train = trainOf(atStop(10), 0);
  expect(railheadOf(train) - train.front).toBe(14);
  for (const { events } of throwsFrom(10)) {
    expect(events.some(({ is }) => is === 'train-derailed')).toBe(false);
  }
});

test('only a 6 and a 7 stop on the danger', () => {
  const cards = throwsFrom(9).filter(({ state }) => state.table.phase === 'card');
  expect(new Set(cards.map(({ state }) => totalOf(state.table.dice)))).toEqual(new Set([6, 7]));
});

test('a crate right ahead takes the rival back from 22 to 18, and from 94 to 90', () => {
  expect(trainOf(atStop(6), 1).front).toBe(22);
  expect(trainOf(doneWith(6), 1)).toMatchObject({ front: 18, dynamite: 23 });
  expect(trainOf(atStop(11), 1).front).toBe(94);
  expect(trainOf(doneWith(11), 1)).toMatchObject({ front: 90, dynamite: 95 });
});

test('the crate is gone, and the engine is coupled again', () => {
  expect(trainOf(doneWith(7), 0)).toMatchObject({ dynamite: 0, signal: 31 });
  expect(trainOf(atStop(8), 0).engine).toBe(14);
  const { events } = doneWith(8);
  expect(events).toContainEqual({ is: 'engine-moved', from: 14, to: 20, seat: 0, line: 0 });
  expect(events.some(({ is }) => is === 'engine-coupled')).toBe(true);
});

const totalOf = (dice: readonly number[]): number => dice.reduce((sum, one) => sum + one, 0);

/** Every move by two dice from where this stop begins. */
function throwsFrom(nth: number): Play<Pionniers>[] {
  return Array.from({ length: 36 }, (_, i) =>
    atStop(nth)
      .do(0, MOVE)
      .do('chance', { do: 'throw', dice: [1 + Math.floor(i / 6), 1 + (i % 6)] }),
  );
}
