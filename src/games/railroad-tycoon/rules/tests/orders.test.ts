import { describe, expect, it } from 'vitest';
import { Malformed } from '#kernel/game.ts';
import { railroadTycoon } from '../index.ts';
import type { Own, Table } from '../model.ts';
import { orders } from '../orders.ts';

const own = {} as Own;
const players = [{ passed: false }, { passed: false }, { passed: true }];
const at = (part: Partial<Table>): Table =>
  ({ phase: 'auction', turn: 3, bid: 4, bidder: 0, players, ...part }) as Table;
const upTo = (amount: number) => orders.parse({ kind: 'bid', turn: 3, upTo: amount });
const pass = orders.parse({ kind: 'pass', turn: 3 });

describe('an order in the auction', () => {
  it('bids one more, as long as that is within it, and is lifted when others have gone over it', () => {
    expect(orders.next(at({}), own, 1, upTo(9))).toEqual({
      play: [{ do: 'bid', amount: 5 }],
      left: upTo(9),
    });
    expect(orders.next(at({ bid: 0, bidder: -1 }), own, 1, upTo(9))).toMatchObject({
      play: [{ do: 'bid', amount: 1 }],
    });
    expect(orders.next(at({ bid: 8 }), own, 1, upTo(9))).toMatchObject({
      play: [{ do: 'bid', amount: 9 }],
    });
    expect(orders.next(at({ bid: 9 }), own, 1, upTo(9))).toBe('lifted');
  });

  it('passes once', () => {
    expect(orders.next(at({}), own, 1, pass)).toEqual({ play: [{ do: 'pass' }] });
  });

  it('is done when the auction is over, and says nothing in the next', () => {
    for (const order of [upTo(9), pass]) {
      expect(orders.next(at({ phase: 'act' }), own, 1, order)).toEqual({ play: [] });
      expect(orders.next(at({ turn: 4 }), own, 1, order)).toEqual({ play: [] });
    }
  });

  it('is offered to who is still asked', () => {
    expect(orders.offers(at({}), own, 1)).toEqual([pass]);
    expect(orders.offers(at({}), own, 0)).toEqual([]);
    expect(orders.offers(at({}), own, 2)).toEqual([]);
    expect(orders.offers(at({ phase: 'act' }), own, 1)).toEqual([]);
  });

  it('is said in both languages', () => {
    expect(orders.say(upTo(4), 'en')).toBe('Bid up to **$4,000**');
    expect(orders.say(upTo(4), 'fr')).toMatch(/^Surenchérir jusqu’à \*\*4\s000\s\$\*\*$/);
    expect(orders.say(pass, 'en')).toBe('Pass until the next auction');
    expect(orders.say(pass, 'fr')).toBe('Passer jusqu’à la prochaine enchère');
  });

  it('has one form', () => {
    for (const raw of [
      {},
      { kind: 'bid', turn: 3 },
      { kind: 'bid', turn: 3, upTo: 0.5 },
      { kind: 'pass', turn: 3, upTo: 1 },
      { kind: 'bid', turn: 3, upTo: 100 },
      { kind: 'pass', turn: 'x' },
    ])
      expect(() => orders.parse(raw)).toThrow(Malformed);
    expect(railroadTycoon.orders).toBe(orders);
  });
});
