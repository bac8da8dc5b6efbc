import { describe, expect, it } from 'vitest';
import { play } from '#testkit/play.ts';
import { lastWagon } from '../index.ts';
import type { Action } from '../model.ts';

const uncouple = (wagons: number): Action => ({ do: 'uncouple', wagons });
const shunt = (wagons: number): Action => ({ do: 'shunt', wagons });
const siding = (wagons: number) => play(lastWagon, 2, {}).do('chance', shunt(wagons));

describe('the siding', () => {
  it('1.1 holds 12 to 20 wagons, as chance wills', () => {
    expect(siding(12).state.table.wagons).toBe(12);
    play(lastWagon, 2, {}).refusedBy('1.1', 'chance', shunt(11));
  });

  it('1.2 is filled by chance alone', () => {
    siding(12).refusedBy('1.2', 0, shunt(12));
  });

  it('1.3 is cleared by turns', () => {
    siding(12).refusedBy('1.3', 1, uncouple(1)).do(0, uncouple(1)).do(1, uncouple(1));
  });
});

describe('a turn', () => {
  it('2.1 uncouples one to three', () => {
    siding(12).do(0, uncouple(3)).refusedBy('2.1', 1, uncouple(4));
  });

  it('2.2 uncouples what is there', () => {
    const table = siding(12);
    for (const [turn, wagons] of [3, 3, 3, 1].entries()) table.do(turn % 2, uncouple(wagons));
    table.refusedBy('2.2', 0, uncouple(3));
    expect(table.choices(0)).toEqual([uncouple(1), uncouple(2)]);
  });
});

describe('the end', () => {
  it('3.1, 3.2 comes with the last wagon', () => {
    const table = siding(12);
    for (let turn = 0; turn < 4; turn++) table.do(turn % 2, uncouple(3));
    expect(lastWagon.game.standings(table.state).map(({ place }) => place)).toEqual([2, 1]);
    table.refusedBy('3.2', 0, uncouple(1));
  });
});
