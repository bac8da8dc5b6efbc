import { describe, expect, it } from 'vitest';
import { bank, buy, end } from './moves.ts';
import { at } from './position.ts';

describe('income', () => {
  it('6.1 moves any number of cards, stations and conductors alike, to the money pile', () => {
    const table = at({ step: 'income', first: { hand: 'b1 b10 r4 c c', money: 3 } });
    for (const name of ['c', 'b10', 'r4', 'c', 'b1']) table.do(0, bank(name));
    expect(table.state.table.players[0]).toMatchObject({ hand: 0, money: 8 });
    expect(table.own(0).hand).toEqual([]);
  });

  it('6.1 may move some cards, or none', () => {
    const table = at({ step: 'income', first: { hand: 'b1 c', money: 3 } });
    expect(table.choices(0)).toEqual([bank('b1'), bank('c'), end('income')]);
    table.do(0, bank('c')).do(0, end('income'));
    expect(table.state.table.players[0]).toMatchObject({ hand: 1, money: 4 });
  });

  it('6.1 moves them to one’s own pile and to no other', () => {
    const table = at({ step: 'income', first: { hand: 'b1', money: 3 }, second: { money: 9 } });
    table.do(0, bank('b1'));
    expect(table.state.table.players.map(({ money }) => money)).toEqual([4, 9]);
    expect(table.state.table).toMatchObject({ discard: 0 });
  });

  it('6.2 can be spent in the trams step of the same turn', () => {
    const first = { hand: 'b1 c', columns: ['g3'], money: 3 };
    const table = at({ step: 'income', first }).do(0, bank('b1')).do(0, bank('c'));
    table.do(0, end('income')).do(0, buy(2, 0));
    expect(table.state.table.players[0]).toMatchObject({ money: 0, columns: [{ tram: 2 }] });
  });
});
