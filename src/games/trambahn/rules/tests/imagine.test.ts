import { describe, expect, it } from 'vitest';
import { rngFrom } from '#kernel/rng.ts';
import { trambahn } from '../index.ts';
import { card, cards } from './cards.ts';
import { bank, buy, chance, end, passenger } from './moves.ts';
import { at } from './position.ts';

const { game } = trambahn;

/**
 * Seat 0 lays the yellow 10 as income, buys a tram with 5 of 13 cards, and the turn ends. The other yellow 10 lies
 * in a column.
 */
function afterPurchase() {
  const table = at({
    step: 'income',
    first: { hand: 'y10 b1', money: 12, columns: ['g1'] },
    second: { hand: 'r1', money: 15, columns: ['y10 x2'] },
  });
  table.do(0, bank('y10')).do(0, end('income')).do(0, buy(2, 0)).do(0, end('trams'));
  chance(table).acts();
  return table.state;
}

describe('imagine', () => {
  it('keeps what the seat knows and moves all it does not', () => {
    const { state } = at({
      rows: { blue: 'b1 b2' },
      first: { hand: 'b3 b4', money: 12, columns: ['g1 g2 x2'] },
      second: { hand: 'r1 r2 r3', money: 15 },
    });
    const hands = new Set<string>();
    for (let seed = 0; seed < 50; seed++) {
      const imagined = game.imagine(state.table, game.own(state, 0), 0, rngFrom(seed));
      expect(imagined.table).toEqual(state.table);
      expect(game.own(imagined, 0)).toEqual(game.own(state, 0));
      expect(trambahn.faults(imagined)).toEqual([]);
      hands.add(`${game.own(imagined, 1).hand}`);
    }
    expect(hands.size).toBeGreaterThan(45);
  });

  it('gives the opponent any card that is not before one’s eyes, as often as there are of it', () => {
    const { state } = at({ first: { hand: 'b1 b1 c' }, second: { hand: 'r1 r2 r3 r4 r5 r6' } });
    const times = new Map<number, number>();
    for (let seed = 0; seed < 2000; seed++) {
      const { hand } = game.own(game.imagine(state.table, game.own(state, 0), 0, rngFrom(seed)), 1);
      for (const each of hand) times.set(each, (times.get(each) ?? 0) + 1);
    }
    // 12,000 cards for 117 places.
    expect(times.has(card('b1'))).toBe(false);
    for (const [name, copies] of Object.entries({ r2: 3, g10: 2, c: 7, b5: 3 })) {
      const expected = (12_000 * copies) / 117;
      const found = times.get(card(name)) ?? 0;
      expect(Math.abs(found - expected), name).toBeLessThan(5 * Math.sqrt(expected));
    }
  });

  it('leaves passengers that were seen to be discarded in the discards, for both', () => {
    const table = at({
      rows: { blue: 'b1 b2 b3' },
      first: { hand: 'b4 r1' },
      second: { hand: 'y1' },
    });
    table.do(0, passenger('b4'));
    for (const seat of [0, 1]) {
      expect(table.own(seat).seen.discard).toEqual(cards('b1 b2 b3 b4'));
      for (let seed = 0; seed < 20; seed++) {
        const { hidden } = game.imagine(table.state.table, table.own(seat), seat, rngFrom(seed));
        for (const each of cards('b1 b2 b3 b4')) expect(hidden.discard[each]).toBeGreaterThan(0);
      }
    }
  });

  it('leaves cards that were seen to become money in that money', () => {
    const table = at({
      step: 'refill',
      first: { columns: ['b10 x2', 'r1 r2'] },
      second: { hand: 'y1' },
    });
    chance(table).acts();
    for (const seat of [0, 1]) {
      for (let seed = 0; seed < 20; seed++) {
        const { hidden } = game.imagine(table.state.table, table.own(seat), seat, rngFrom(seed));
        for (const each of cards('r1 r2')) expect(hidden.money[0][each]).toBeGreaterThan(0);
      }
    }
  });

  it('remembers money for as long as its owner pays nothing from it', () => {
    const table = at({ step: 'income', first: { hand: 'y10 b1' }, second: { hand: 'r1' } });
    table.do(0, bank('y10')).do(0, end('income'));
    chance(table).acts();
    expect(table.own(0).seen).toEqual({ discard: [], money: [cards('y10'), []], buried: [[], []] });
    expect(game.own(afterPurchase(), 0).seen).toMatchObject({
      money: [[], []],
      buried: [cards('y10'), []],
    });
  });

  it('knows a card that was in the money when a tram was paid to be no longer drawable', () => {
    const state = afterPurchase();
    for (let seed = 0; seed < 200; seed++) {
      const { hidden } = game.imagine(state.table, game.own(state, 0), 0, rngFrom(seed));
      const buried = [hidden.discard, ...hidden.money].map((pile) => pile[card('y10')] as number);
      expect(Math.max(...buried)).toBeGreaterThan(0);
    }
  });

  it('knows such a card not to be in the other player’s money', () => {
    const state = afterPurchase();
    for (let seed = 0; seed < 200; seed++) {
      const { hidden } = game.imagine(state.table, game.own(state, 0), 0, rngFrom(seed));
      expect(hidden.money[1][card('y10')]).toBe(0);
    }
  });
});
