import { describe, expect, it } from 'vitest';
import { unionPacific } from '#games/union-pacific/rules/index.ts';
import type { Event } from '#games/union-pacific/rules/model.ts';
import { sheetsAfter, sheetsUntold } from '../handling/use-dividend.ts';
import { type Sheet, toldUpTo } from '../logic/dividend.ts';
import { barsOf, fortunesOf, paymentsOf, placesOf } from '../logic/history.ts';
import { shownAt } from '../logic/shown.ts';
import { NO_OPTIONS, randomGame } from './games.ts';

const { game } = unionPacific;

/** Every payment of some games, with the sheets that were shown for it. */
function payments(
  seats: number,
  options = NO_OPTIONS,
): { sheets: readonly Sheet[]; event: Event }[] {
  const found: { sheets: readonly Sheet[]; event: Event }[] = [];
  for (let seed = 1; seed <= 4; seed++) {
    let sheets: readonly Sheet[] = [];
    for (const { before, after, events } of randomGame(seats, seed, options)) {
      const shown = events.map((event) => game.shown(event, 0) ?? event);
      for (const [i, event] of shown.entries()) {
        const seen = { table: before.table, own: game.own(before, 0) };
        const { table } = shownAt({ before: seen, earlier: shown.slice(0, i), event }, 0);
        sheets = sheetsAfter(sheets, event, table, after.table, 0, false);
        if (event.is === 'dividend-paid') found.push({ sheets, event });
      }
    }
  }
  return found;
}

describe('a payment on show', () => {
  for (const seats of [2, 3, 6]) {
    it(`is known whole from the card on, and right; ${seats} seats`, () => {
      const all = payments(seats);
      expect(all.length).toBeGreaterThan(8);
      for (const { sheets, event } of all) {
        if (event.is !== 'dividend-paid') throw new Error('no payment');
        expect(sheets.find(({ nth }) => nth === event.nth)?.sums).toEqual(event.payments);
      }
    });
  }

  it('is right, too, where it was paid without a word', () => {
    for (const seats of [2, 4]) {
      for (const { before, after, events } of randomGame(seats, 3)) {
        const { paid, turns } = before.table;
        const seen = { last: undefined, sheets: [], paid, turns };
        const sums = sheetsUntold(seen, after.table, 0).map((sheet) => sheet.sums);
        const told = events.flatMap((event) =>
          event.is === 'dividend-paid' ? [event.payments] : [],
        );
        expect(sums.slice(-1)).toEqual(told.slice(-1));
        // Who comes back from a look at the past, or from far away, has seen it.
        expect(sheetsUntold({ ...seen, turns: turns - 2 }, after.table, 0)).toEqual([]);
      }
    }
  });

  it('hides the money of others where it is hidden', () => {
    for (const { sheets } of payments(3, { ...NO_OPTIONS, hiddenMoney: true })) {
      for (const { sums } of sheets) expect(sums.slice(1)).toEqual([null, null]);
    }
  });

  it('comes line by line', () => {
    const line = (share: number) => ({ share, value: 5, shares: [1], payments: [7] });
    const sheet: Sheet = { nth: 2, lines: [line(1), line(4), line(10)], sums: [21] };
    const paid = { nth: 2, payments: [7] };
    const upTo = (event: Event | undefined, made = 1) => toldUpTo(sheet, event, made);
    expect(upTo({ is: 'dividend-turned', nth: 2 })).toBe(0);
    expect(upTo({ is: 'company-paid', company: 4, value: 5, ...paid })).toBe(2);
    expect(upTo({ is: 'up-paid', ...paid })).toBe(3);
    expect(upTo({ is: 'dividend-paid', ...paid })).toBe(4);
    expect(upTo({ is: 'company-paid', company: 4, value: 5, nth: 3, payments: [7] })).toBe(4);
    expect(upTo(undefined)).toBe(4);
    // A share that comes to the display: before the payment it replaces the card, later it tells nothing of it.
    const displayed = { is: 'share-displayed', share: 1, place: 0 } as const;
    expect(upTo(displayed)).toBe(0);
    expect(upTo(displayed, 2)).toBe(4);
  });
});

describe('how the money came', () => {
  it('adds up to the fortunes, the imaginary player’s too', () => {
    const told: Event[] = [];
    let last: ReturnType<typeof fortunesOf> = [];
    for (const { after, events } of randomGame(2, 5)) {
      told.push(...events);
      last = fortunesOf(after.table);
    }
    const bars = barsOf(last, paymentsOf(told));
    expect(bars.map((parts) => parts.reduce((sum, { amount }) => sum + amount, 0))).toEqual(last);
    expect(last).toHaveLength(3);
  });

  it('shows what came unseen as one part', () => {
    const unseen = [{ nth: 2, turn: 9, sums: [4, null] }];
    expect(barsOf([4, 6], unseen)).toEqual([[{ nth: 2, amount: 4 }], [{ nth: 0, amount: 6 }]]);
  });

  it('shares places', () => {
    expect(placesOf([7, 9, 9])).toEqual([
      { seat: 1, place: 1 },
      { seat: 2, place: 1 },
      { seat: 0, place: 3 },
    ]);
  });
});
