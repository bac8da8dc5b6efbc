import { describe, expect, it } from 'vitest';
import { Malformed } from '#kernel/game.ts';
import { trambahn } from '../index.ts';
import type { Own } from '../model.ts';
import { orders, type TurnOrder } from '../orders.ts';
import { card, RED } from './cards.ts';
import { type Moment, position } from './position.ts';

const own = (hand: string): Own => position({ first: { hand } }).hidden.own[0];
const order = (rest: Partial<TurnOrder> = {}): TurnOrder =>
  orders.parse({ kind: 'turn', turn: 1, ...rest }) as TurnOrder;
const next = (moment: Moment, said: TurnOrder, hand = 'r3 r5') =>
  orders.next(position({ first: { hand }, ...moment }).table, own(hand), 0, said);
const red3 = (after: number) => order({ lay: { card: card('r3'), row: RED, after } });
const endOf = (step: string) => [{ do: 'end-step', step }];

describe('an order for a turn', () => {
  it('lays its passenger while the row is as it was, and is lifted if somebody has laid there', () => {
    expect(next({ rows: { red: 'r1' } }, red3(1))).toEqual({
      play: [{ do: 'lay-passenger', card: card('r3'), row: RED }],
      left: order(),
    });
    expect(next({ rows: { red: 'r1 r2' } }, red3(1))).toBe('lifted');
    expect(next({}, red3(0), 'b1')).toBe('lifted');
  });

  it('ends every step once a passenger is laid, and leaves the first one to its player', () => {
    expect(next({}, order())).toBe('wait');
    expect(next({ laid: 1 }, order())).toEqual({ play: endOf('passengers'), left: order() });
    for (const step of ['stations', 'income', 'trams'] as const)
      expect(next({ step }, order())).toEqual({ play: endOf(step), left: order() });
  });

  it('buys its tram for the longest column, and is lifted if it is gone', () => {
    const moment = { step: 'trams', display: [3, 3, 4] } as const;
    const first = { money: 12, hand: 'r3', columns: ['b1 b2 x2', 'g1', 'y1 y2'] };
    expect(next({ ...moment, first }, order({ tram: 3 }))).toEqual({
      play: [{ do: 'buy-tram', tram: 3, column: 2 }],
      left: order(),
    });
    for (const tram of [2, 4] as const)
      expect(next({ ...moment, first }, order({ tram }))).toBe('lifted');
  });

  it('says nothing about another turn', () => {
    expect(next({ step: 'stations' }, order({ turn: 2 }))).toBe('wait');
    expect(next({ step: 'stations' }, order({ turn: 0 }))).toEqual({ play: [] });
  });

  it('is offered for the turn to come with each card, and for one’s own with what is left of it', () => {
    const away = position({ turn: 1, first: { hand: 'r3 r3 c' }, display: [2, 2, 3] }).table;
    const offered = orders.offers(away, own('r3 r3 c'), 0) as TurnOrder[];
    expect(offered.every(({ turn }) => turn === 3)).toBe(true);
    expect(offered.flatMap(({ lay }) => (lay ? [lay.row] : []))).toEqual([1, 0, 1, 2, 3]);
    expect(offered.flatMap(({ tram }) => tram ?? [])).toEqual([2, 3]);
    const first = { hand: 'r3', money: 5, columns: ['b1'] };
    const mine = position({ step: 'stations', first, display: [2, 3, 3] }).table;
    expect(orders.offers(mine, own('r3'), 0)).toEqual([order(), order({ tram: 2 })]);
    expect(orders.offers(position({ step: 'refill' }).table, own('r3'), 0)).toEqual([]);
  });

  it('is said in both languages', () => {
    const conductor = order({ lay: { card: card('c'), row: RED, after: 0 }, tram: 4 });
    const said = [order(), red3(1), order({ tram: 3 }), conductor];
    expect(said.map((one) => orders.say(one, 'en'))).toEqual([
      'Finish my turn and lay or buy nothing more',
      'Lay **red 3** as a passenger if nothing has been laid there, then finish my turn',
      'Buy **a steam tram** for my longest column if it is still there, then finish my turn',
      'Lay a **conductor** at the red terminus as a passenger if nothing has been laid there, buy **an electric tram** for my longest column if it is still there, then finish my turn',
    ]);
    expect(said.slice(0, 3).map((one) => orders.say(one, 'fr'))).toEqual([
      'Finir mon tour sans rien poser ni acheter',
      'Poser le **3 rouge** comme passager si rien n’y a été posé, puis finir mon tour',
      'Acheter **un tramway à vapeur** pour ma plus longue colonne s’il est encore là, puis finir mon tour',
    ]);
  });

  it('has one form', () => {
    for (const raw of [
      {},
      { kind: 'turn' },
      { kind: 'turn', turn: -1 },
      { kind: 'turn', turn: 1, tram: 5 },
      { kind: 'turn', turn: 1, lay: null },
      { kind: 'turn', turn: 1, lay: { card: 41, row: 0, after: 0 } },
      { kind: 'turn', turn: 1, lay: { card: 1, row: 4, after: 0 } },
      { kind: 'turn', turn: 1, lay: { card: 1, row: 0, after: 0, more: 1 } },
      { ...order(), more: 1 },
    ])
      expect(() => orders.parse(raw)).toThrow(Malformed);
    expect(trambahn.orders).toBe(orders);
  });
});
