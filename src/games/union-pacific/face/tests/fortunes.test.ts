import { describe, expect, it } from 'vitest';
import { recordedGame } from '#games/union-pacific/rules/tests/recorded.ts';
import { fortunesByTurn, unplayedOf } from '../logic/fortunes.ts';
import { fortunesOf } from '../logic/history.ts';

describe('fortunes turn by turn', () => {
  const { entries, seen } = recordedGame('four-players', 600, 0);
  const { table, own } = seen;
  const told = entries.flatMap((entry) => entry.events);
  const course = fortunesByTurn(told, table);

  it('has every turn once, and ends with what everybody has', () => {
    expect(course.map(({ turn }) => turn)).toEqual(
      Array.from({ length: table.turns + 1 }, (_, i) => i + 1),
    );
    expect(course.at(-1)?.worth).toEqual(fortunesOf(table));
  });

  it('counts what a dividend would have paid then', () => {
    // Turn 49: Ada has 6, and would be paid 22.
    expect(course[48]?.worth).toEqual([28, 31, 24, 35]);
  });

  it('is the same where money was hidden', () => {
    const hidden = told.map((event) =>
      event.is === 'dividend-paid' ? { ...event, payments: event.payments.map(() => null) } : event,
    );
    expect(fortunesByTurn(hidden, table)).toEqual(course);
  });

  it('tells what stayed in hand, and what it would have brought', () => {
    if (own === undefined) throw new Error('Ada has a hand');
    const none = { ...own, shares: own.shares.map(() => 0) };
    expect(unplayedOf(table, none, 0)).toEqual({ shares: [], missed: 0 });
    const { shares, missed } = unplayedOf(table, own, 0);
    expect(shares.reduce((sum, [, count]) => sum + count, 0)).toBe(table.players[0]?.shares);
    expect(missed).toBeGreaterThanOrEqual(0);
  });
});
