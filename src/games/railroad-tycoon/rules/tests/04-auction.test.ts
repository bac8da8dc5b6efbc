import { describe, expect, it } from 'vitest';
import { bid, ISSUE, PASS, SETTLE } from './moves.ts';
import { at } from './position.ts';
import { eventsOf, moneyOf, openOf, phaseOf, playerOf, seatOf } from './reading.ts';

const auction = (first = 0, ...money: number[]) =>
  at({
    phase: 'auction',
    first,
    players: [0, 1, 2, 3].map((seat) => ({ money: money[seat] ?? 0 })),
  });

describe('4. The auction', () => {
  it('4.1, 4.2 begins with the last first player and goes clockwise', () => {
    const table = auction(2);
    expect(seatOf(table)).toBe(2);
    table.do(2, bid(1));
    expect(seatOf(table)).toBe(3);
    table.do(3, bid(2));
    expect(seatOf(table)).toBe(0);
  });

  it('4.3 asks for more than the last bid, and $1,000 at least', () => {
    const table = auction();
    table.refusedBy('4.3', 0, bid(0)).do(0, bid(5));
    table.refusedBy('4.3', 1, bid(5)).refusedBy('4.3', 1, bid(1));
    table.do(1, bid(6));
    expect(openOf(table)).toMatchObject({ bid: 6, bidder: 1 });
  });

  it('4.4 goes up to $99,000', () => {
    const table = auction();
    table.refusedBy('4.4', 0, bid(100)).do(0, bid(99));
    table.refusedBy('4.4', 1, bid(100));
    expect(table.choices(1)).toEqual([PASS, ISSUE]);
  });

  it('4.5 leaves out who has passed', () => {
    const table = auction().do(0, PASS).do(1, bid(1)).do(2, bid(2)).do(3, PASS);
    expect(seatOf(table)).toBe(1);
    table.do(1, bid(3));
    expect(seatOf(table)).toBe(2);
    table.refusedBy('3.2', 0, bid(9)).do(2, PASS);
    expect(phaseOf(table)).toBe('settle');
  });

  it('4.6 makes the highest bidder first player, who alone pays', () => {
    const table = auction(0, 20, 20, 20, 20);
    table.do(0, bid(3)).do(1, bid(7)).do(2, PASS).do(3, PASS).do(0, PASS).do('chance', SETTLE);
    expect(openOf(table)).toMatchObject({ first: 1, seat: 1, round: 1, phase: 'act' });
    expect([0, 1, 2, 3].map((seat) => moneyOf(table, seat))).toEqual([20, 13, 20, 20]);
    expect(eventsOf(table, 'first-chosen')).toEqual([
      { is: 'first-chosen', seat: 1, paid: 7, issued: 0 },
    ]);
  });

  it('4.6 ends as soon as all others have passed', () => {
    const table = auction().do(0, PASS).do(1, PASS).do(2, PASS).do(3, bid(1));
    expect(phaseOf(table)).toBe('settle');
  });

  it('4.7 issues the least number of shares that pays the bid', () => {
    for (const [money, price, issued] of [
      [0, 1, 1],
      [0, 5, 1],
      [0, 6, 2],
      [4, 9, 1],
      [4, 10, 2],
      [9, 9, 0],
    ] as const) {
      const table = auction(0, money);
      table.do(0, bid(price)).do(1, PASS).do(2, PASS).do(3, PASS).do('chance', SETTLE);
      expect(playerOf(table, 0).shares).toBe(issued);
      expect(moneyOf(table, 0)).toBe(money + 5 * issued - price);
    }
  });

  it('4.8 makes the left neighbour first player when nobody bids', () => {
    const table = auction(3);
    for (const seat of [3, 0, 1, 2]) table.do(seat, PASS);
    expect(openOf(table)).toMatchObject({ first: 0, seat: 0, phase: 'act' });
    expect(moneyOf(table, 0)).toBe(0);
  });
});
