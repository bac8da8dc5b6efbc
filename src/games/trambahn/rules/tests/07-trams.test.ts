import { describe, expect, it } from 'vitest';
import { buy, chance, end } from './moves.ts';
import { at, type Moment } from './position.ts';

const trams = (money: Moment['pile'], columns: readonly string[], rest: Moment = {}) =>
  at({ step: 'trams', ...rest, first: { hand: 'y9 y9', columns, money: money ?? 0 } });
const first = (table: ReturnType<typeof at>) => table.state.table.players[0];

describe('trams', () => {
  it('7.1 goes at once to a column, which keeps it', () => {
    const table = trams(12, ['b1', 'r2']).do(0, buy(2, 1));
    expect(first(table).columns.map(({ tram }) => tram)).toEqual([0, 2]);
    expect(table.state.table.display).toEqual([2, 2]);
    expect(table.lastEvents).toEqual([
      { is: 'tram-bought', seat: 0, tram: 2, column: 1, price: 5 },
    ]);
  });

  it('7.1 buys one after another: the printed example, a steam tram and a horse tram for 15 cards', () => {
    const table = trams(18, ['b1', 'r2'], { display: [2, 2, 3] });
    table.do(0, buy(3, 0)).do(0, buy(2, 1));
    expect(first(table)).toMatchObject({ money: 3, columns: [{ tram: 3 }, { tram: 2 }] });
    expect(table.state.table).toMatchObject({ discard: 15, spent: 15, display: [2] });
    expect(table.choices(0)).toEqual([end('trams')]);
  });

  it('7.1 can be bought for a column that was never meant to last, but not for none', () => {
    trams(12, []).refusedBy('3.5', 0, buy(2, 0));
    expect(first(trams(12, ['b1']).do(0, buy(2, 0))).columns).toHaveLength(1);
  });

  it('7.1 cannot be moved: it stays through the turns that follow', () => {
    const table = trams(12, ['b1', 'r2 x2']).do(0, buy(2, 0)).do(0, end('trams'));
    chance(table).finishes();
    expect(first(table).columns.map(({ tram }) => tram)).toEqual([2, 2]);
  });

  it('7.2 buys only a kind that lies on the display', () => {
    trams(40, ['b1']).refusedBy('7.2', 0, buy(3, 0)).refusedBy('7.2', 0, buy(4, 0));
    trams(40, ['b1'], { display: [3, 3, 4] }).refusedBy('7.2', 0, buy(2, 0));
    const table = trams(40, ['b1', 'r1'], { display: [2, 3, 3] }).do(0, buy(2, 0));
    table.refusedBy('7.2', 0, buy(2, 1));
  });

  it('7.3 pays the full price from the money pile to the discard pile', () => {
    const table = trams(12, ['b1']).do(0, buy(2, 0));
    expect(first(table).money).toBe(7);
    expect(table.state.table.discard).toBe(5);
  });

  it('7.3 refuses a tram that costs more than the pile is worth, by a single card', () => {
    for (const [tram, price] of [
      [2, 5],
      [3, 10],
      [4, 15],
    ] as const) {
      const display = [tram, tram, tram];
      const poor = at({ step: 'trams', display, first: { money: price - 1, columns: ['b1'] } });
      poor.refusedBy('7.3', 0, buy(tram, 0));
      expect(poor.choices(0)).toEqual([end('trams')]);
      const rich = at({ step: 'trams', display, first: { money: price, columns: ['b1'] } });
      expect(first(rich.do(0, buy(tram, 0))).money).toBe(0);
    }
  });

  it('7.3 never pays with the hand, with passengers or with columns', () => {
    const table = at({
      step: 'trams',
      rows: { blue: 'b2 b3', red: 'r2' },
      first: { hand: 'y1 y2 y3', money: 4, columns: ['b1', 'r3 r4 x2'] },
      second: { money: 30 },
    });
    table.refusedBy('7.3', 0, buy(2, 0));
  });

  it('7.3 has less to pay with after each purchase', () => {
    trams(9, ['b1', 'r1']).do(0, buy(2, 0)).refusedBy('7.3', 0, buy(2, 1));
  });

  it('7.4 gives a column no second tram, neither the same turn nor later', () => {
    trams(40, ['b1 x2', 'r1']).refusedBy('7.4', 0, buy(2, 0));
    trams(40, ['b1', 'r1']).do(0, buy(2, 0)).refusedBy('7.4', 0, buy(2, 0));
  });

  it('7.5 does not refill the display during the turn: three trams at most', () => {
    const table = trams(40, ['b1', 'r1', 'g1', 'y1']);
    for (const column of [0, 1, 2]) table.do(0, buy(2, column));
    expect(table.state.table).toMatchObject({ display: [], trams: 13 });
    table.refusedBy('7.2', 0, buy(2, 3));
    expect(table.choices(0)).toEqual([end('trams')]);
  });
});
