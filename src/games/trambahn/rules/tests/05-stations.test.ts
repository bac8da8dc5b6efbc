import { describe, expect, it } from 'vitest';
import { cards } from './cards.ts';
import { chance, end, extend, start } from './moves.ts';
import { at, type Moment } from './position.ts';

const stations = (hand: string, ...columns: readonly string[]) =>
  at({ step: 'stations', first: { hand, columns } });
const columnsOf = (table: ReturnType<typeof at>, seat: 0 | 1 = 0) =>
  table.state.table.players[seat].columns.map((column) => column.cards);

describe('stations', () => {
  it('5.1 starts a column with a station', () => {
    const table = stations('b4 r1').do(0, start('b4'));
    expect(table.state.table.players[0].columns).toEqual([
      { line: 0, cards: cards('b4'), tram: 0 },
    ]);
    expect(table.own(0).hand).toEqual(cards('r1'));
    expect(table.lastEvents).toMatchObject([{ is: 'column-started', seat: 0, column: 0 }]);
  });

  it('5.1 lays as many cards as one likes, to columns new and old', () => {
    const table = stations('b4 b6 r1 r2 c', 'g2 x2');
    table.do(0, start('b4')).do(0, extend('b6', 1)).do(0, start('r1')).do(0, extend('c', 0));
    table.do(0, extend('r2', 2));
    expect(columnsOf(table)).toEqual([cards('g2 c'), cards('b4 b6'), cards('r1 r2')]);
    expect(table.own(0).hand).toEqual([]);
  });

  it('5.1 allows several columns of the same line', () => {
    const table = stations('b4 b4 b5', 'b1 x2');
    table.do(0, start('b4')).do(0, start('b4')).do(0, extend('b5', 2));
    expect(columnsOf(table)).toEqual([cards('b1'), cards('b4'), cards('b4 b5')]);
  });

  it('5.2 keeps a column to one line', () => {
    stations('r5', 'b1 x2').refusedBy('5.2', 0, extend('r5', 0));
    stations('y5', 'b1 c').refusedBy('5.2', 0, extend('y5', 0));
    expect(columnsOf(stations('b5', 'b1 x2').do(0, extend('b5', 0)))).toEqual([cards('b1 b5')]);
  });

  it('5.3 lets a column rise, values being skipped', () => {
    const table = stations('b3 b5 b9', 'b2 x2');
    table.do(0, extend('b3', 0)).do(0, extend('b5', 0)).do(0, extend('b9', 0));
    expect(columnsOf(table)).toEqual([cards('b2 b3 b5 b9')]);
  });

  it('5.3 never goes down', () => {
    stations('b4', 'b2 b5 x2').refusedBy('5.3', 0, extend('b4', 0));
    stations('b1', 'b2').refusedBy('5.3', 0, extend('b1', 0));
  });

  it('5.3 starts anew with the green 3 of the printed example, which cannot join 4, 7 and 9', () => {
    const table = stations('g3', 'g4 g7 g9 x2').refusedBy('5.3', 0, extend('g3', 0));
    expect(table.choices(0)).toEqual([start('g3'), end('stations')]);
    expect(columnsOf(table.do(0, start('g3')))).toEqual([cards('g4 g7 g9'), cards('g3')]);
  });

  it('5.9 never repeats a value', () => {
    stations('b5', 'b2 b5 x2').refusedBy('5.9', 0, extend('b5', 0));
    expect(stations('b5', 'b5 x2').choices(0)).toEqual([start('b5'), end('stations')]);
  });

  it('5.4 completes a column with a 10', () => {
    const table = stations('b10 c b9', 'b2 x2').do(0, extend('b10', 0));
    table.refusedBy('5.4', 0, extend('c', 0)).refusedBy('5.4', 0, extend('b9', 0));
    stations('b10', 'b10 x2').refusedBy('5.4', 0, extend('b10', 0));
    stations('r3', 'b10 x2').refusedBy('5.4', 0, extend('r3', 0));
  });

  it('5.4 completes a column that begins with a 10', () => {
    stations('b10 c').do(0, start('b10')).refusedBy('5.4', 0, extend('c', 0));
  });

  it('5.5 starts no column with a conductor', () => {
    const table = stations('c b1').refusedBy('5.5', 0, start('c'));
    expect(table.choices(0)).toEqual([start('b1'), end('stations')]);
  });

  it('5.5 lets a conductor follow in the same turn, once the first station lies there', () => {
    const table = stations('c b1').do(0, start('b1')).do(0, extend('c', 0));
    expect(columnsOf(table)).toEqual([cards('b1 c')]);
  });

  it('5.6 adds a conductor to any of one’s columns that is not complete', () => {
    const table = stations('c', 'b1 x2', 'r10 x2', 'g9 c', 'y1');
    expect(table.choices(0)).toEqual([
      extend('c', 0),
      extend('c', 2),
      extend('c', 3),
      end('stations'),
    ]);
    table.refusedBy('5.4', 0, extend('c', 1));
  });

  it('5.7 holds any number of conductors', () => {
    const table = stations('c c c c', 'b1 c c c c x2');
    for (let i = 0; i < 4; i++) table.do(0, extend('c', 0));
    expect(columnsOf(table)).toEqual([cards('b1 c c c c c c c c')]);
  });

  it('5.7 asks the next station only to be higher than the last station', () => {
    stations('b6', 'b5 c c x2').do(0, extend('b6', 0));
    stations('b5', 'b5 c c x2').refusedBy('5.9', 0, extend('b5', 0));
    stations('b4', 'b3 c b5 c x2').refusedBy('5.3', 0, extend('b4', 0));
    stations('b10 c', 'b3 c b5 c x2').do(0, extend('b10', 0)).refusedBy('5.4', 0, extend('c', 0));
  });

  it('5.8 starts a column though no tram is left, and cannot keep it', () => {
    const trams = [2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4];
    const columns = trams.map((tram, i) => `${i < 8 ? 'r' : 'y'}${2 + (i % 8)} x${tram}`);
    const moment: Moment = { step: 'stations', first: { hand: 'b1 b2 c', money: 40 }, display: [] };
    const table = at({ ...moment, second: { hand: 'g1', columns } });
    table.do(0, start('b1')).do(0, extend('b2', 0)).do(0, end('stations')).do(0, end('income'));
    expect(table.state.table.phase).toBe('refill');
    chance(table).acts();
    expect(table.state.table.players[0]).toMatchObject({ columns: [], money: 42 });
  });
});
