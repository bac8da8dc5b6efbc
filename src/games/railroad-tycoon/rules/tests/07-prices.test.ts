import { describe, expect, it } from 'vitest';
import { crosses } from '../terrain.ts';
import { E, field, hex, NE, NW, SE, SW, W } from './field.ts';
import { build, DECLINE, lay, layAndStop, redirect } from './moves.ts';
import { eventsOf, moneyOf } from './reading.ts';

const pricesOf = (table: ReturnType<typeof field>) =>
  eventsOf(table, 'track-laid').map(({ price }) => price);

const river = (...sides: number[]) => sides.reduce((bits, side) => bits | (1 << side), 0);

describe('7. What track costs', () => {
  it('7.1 costs $2,000 in open country and $4,000 in hills', () => {
    const table = layAndStop(field(), 0, lay(hex(6, 4), W, E), lay(hex(7, 4), W, E));
    expect(pricesOf(table)).toEqual([2, 4]);
    expect(moneyOf(table, 0)).toBe(94);
  });

  it('7.2 costs $1,000 more across a river', () => {
    expect(pricesOf(build(field(), 0, 'chicago', 'toledo'))).toEqual([2, 3, 2]);
  });

  it('7.3 asks whether one part of the rim holds both ends, river sides included', () => {
    const one = river(NW, SE);
    expect(crosses(one, W, E)).toBe(true);
    expect(crosses(one, W, NE)).toBe(true);
    expect(crosses(one, W, SE)).toBe(false);
    expect(crosses(one, NW, SE)).toBe(false);
    expect(crosses(one, NW, SW)).toBe(false);
    expect(crosses(one, E, NE)).toBe(false);
    // Three arms make three parts.
    const three = river(E, NW, SW);
    expect(crosses(three, E, NW)).toBe(false);
    expect(crosses(three, NE, W)).toBe(true);
    expect(crosses(three, NE, SE)).toBe(true);
    expect(crosses(three, W, E)).toBe(true);
    expect(crosses(0, W, E)).toBe(false);
    // From Duluth along the river: nothing more.
    const table = field()
      .do(0, lay(hex(2, 3), NW, SE))
      .do(0, lay(hex(3, 4), NW, SE));
    expect(pricesOf(table)).toEqual([2, 2]);
  });

  it('7.4 never crosses a river that begins in the hex', () => {
    for (const [from, to] of [
      [W, E],
      [SE, NW],
      [SW, NE],
    ] as const) {
      expect(crosses(river(SE), from, to)).toBe(false);
    }
  });

  it('7.5, 7.6 pays a ridge once, by the tile that gets across', () => {
    const east = field();
    for (const col of [6, 7, 8, 9]) east.do(0, lay(hex(col, 4), W, E));
    expect(pricesOf(east)).toEqual([2, 4, 2, 2 + 4 + 4]);
    const west = field();
    for (const col of [9, 8, 7, 6]) west.do(0, lay(hex(col, 4), E, W));
    expect(pricesOf(west)).toEqual([2 + 4, 2 + 4, 4, 2]);
    // Two ends that meet across the ridge.
    const met = layAndStop(field(), 0, lay(hex(9, 4), E, W)).do(1, DECLINE);
    for (const col of [6, 7, 8]) met.do(0, lay(hex(col, 4), W, E));
    expect(pricesOf(met)).toEqual([6, 2, 4, 6]);
  });

  it('7.6 pays a ridge again when its tile is redirected', () => {
    const table = layAndStop(field(), 0, lay(hex(9, 4), E, W), lay(hex(8, 4), E, W));
    layAndStop(table, 1, lay(hex(6, 4), W, E), lay(hex(7, 4), W, E));
    table.do(0, redirect(0, NW));
    expect(eventsOf(table, 'track-redirected').map(({ price }) => price)).toEqual([2 + 4]);
  });

  it('7.7 costs no more to cross track', () => {
    const table = build(field(), 0, 'chicago', 'toledo').do(1, lay(hex(2, 3), NW, SE));
    layAndStop(table, 1, lay(hex(3, 4), NW, SE));
    expect(pricesOf(table).slice(3)).toEqual([2, 2]);
  });
});
