import { describe, expect, it } from 'vitest';
import { BLUE, cards, GREEN, LINES, RED, YELLOW } from './cards.ts';
import { chance, end, passenger } from './moves.ts';
import { at, wholeBoxBut } from './position.ts';

describe('passengers', () => {
  it('4.1 lays one card of the hand as a passenger', () => {
    const table = at({ first: { hand: 'b1 r3 g5' } }).do(0, passenger('r3'));
    expect(table.state.table.rows).toEqual([[], cards('r3'), [], []]);
    expect(table.state.table.players[0].hand).toBe(2);
    expect(table.own(0).hand).toEqual(cards('b1 g5'));
    table.do(0, end('passengers'));
    expect(table.state.table.phase).toBe('stations');
  });

  it('4.1 lays two cards in the same row', () => {
    const table = at({ first: { hand: 'b1 b7 g5' } })
      .do(0, passenger('b7'))
      .do(0, passenger('b1'));
    expect(table.state.table.rows).toEqual([cards('b7 b1'), [], [], []]);
  });

  it('4.1 lays two cards in two rows', () => {
    const table = at({ first: { hand: 'b1 g5 y2' } })
      .do(0, passenger('g5'))
      .do(0, passenger('b1'));
    expect(table.state.table.rows).toEqual([cards('b1'), [], cards('g5'), []]);
  });

  it('4.1 adds to the passengers that both players have laid before', () => {
    const table = at({ turn: 1, rows: { green: 'g1 c' }, second: { hand: 'g9 y2' } });
    table.do(1, passenger('g9'));
    expect(table.state.table.rows[GREEN]).toEqual(cards('g1 c g9'));
  });

  it('4.2 makes the first passenger a duty', () => {
    const table = at({ first: { hand: 'b1 r3' } }).refusedBy('4.2', 0, end('passengers'));
    expect(table.choices(0)).toEqual([passenger('b1'), passenger('r3')]);
  });

  it('4.3 owes no passenger with an empty hand: the step is passed', () => {
    // Every card but seat 0's two lies in columns, so seat 1 has drawn none.
    const { first, second } = wholeBoxBut('b9 g9');
    const table = at({ first: { hand: 'b9 g9', columns: first }, second: { columns: second } });
    table
      .do(0, passenger('b9'))
      .do(0, end('passengers'))
      .do(0, end('stations'))
      .do(0, end('income'));
    chance(table).acts();
    expect(table.lastEvents).toEqual([{ is: 'turn-begun', seat: 1, turn: 2 }]);
    expect(table.state.table).toMatchObject({ turn: 1, phase: 'refill', laid: 0 });
    chance(table).acts();
    expect(table.state.table).toMatchObject({ turn: 0, phase: 'passengers' });
  });

  it('4.3 ends the step after one passenger when that was the last card', () => {
    const table = at({ first: { hand: 'b5' } }).do(0, passenger('b5'));
    expect(table.state.table.phase).toBe('refill');
  });

  it('4.4 lets the second passenger be declined', () => {
    const table = at({ first: { hand: 'b1 r3' } }).do(0, passenger('b1'));
    expect(table.choices(0)).toEqual([passenger('r3'), end('passengers')]);
    expect(table.do(0, end('passengers')).state.table.phase).toBe('stations');
  });

  it('4.4 decides on it when the first, and the scoring it brought, are settled', () => {
    const table = at({ rows: { blue: 'b2 b3 b4' }, first: { hand: 'b1 r3', columns: ['b1 x2'] } });
    table.do(0, passenger('b1'));
    expect(table.state.table).toMatchObject({ phase: 'passengers', laid: 1 });
    expect(table.state.table.scorings).toHaveLength(1);
    expect(table.choices(0)).toEqual([passenger('r3'), end('passengers')]);
  });

  it('4.5 is over by itself once two passengers are laid', () => {
    const table = at({ first: { hand: 'b1 r3 g5' } })
      .do(0, passenger('b1'))
      .do(0, passenger('r3'));
    expect(table.state.table).toMatchObject({ phase: 'stations', laid: 2 });
    table.refusedBy('3.3', 0, passenger('g5'));
  });

  it('4.5 counts the passengers of each turn anew', () => {
    const table = at({ first: { hand: 'b1 r3' }, second: { hand: 'y1 y2' } });
    table.do(0, passenger('b1')).do(0, passenger('r3'));
    chance(table).finishes();
    table.do(1, passenger('y1'));
    expect(table.state.table).toMatchObject({ turn: 1, phase: 'passengers', laid: 1 });
  });

  it('4.6 puts a station into the row of its own line, whatever its value', () => {
    const table = at({ first: { hand: 'b1 r10 g5 y7' } });
    for (const [name, own] of [
      ['b1', BLUE],
      ['r10', RED],
      ['g5', GREEN],
      ['y7', YELLOW],
    ] as const) {
      for (const row of LINES) {
        if (row === own) expect(table.refused(0, passenger(name, row))).toBeUndefined();
        else table.refusedBy('4.6', 0, passenger(name, row));
      }
    }
  });

  it('4.6 asks nothing of the value: a row need not rise', () => {
    const table = at({ rows: { blue: 'b9' }, first: { hand: 'b1 b9' } });
    table.do(0, passenger('b9')).do(0, passenger('b1'));
    expect(table.state.table.rows[BLUE]).toEqual(cards('b9 b9 b1'));
  });

  it('4.7 lets a conductor join any row', () => {
    for (const row of LINES) {
      const table = at({ first: { hand: 'c c y1' } });
      table.do(0, passenger('c', row));
      expect(table.state.table.rows[row]).toEqual(cards('c'));
    }
    expect(at({ first: { hand: 'c c' } }).choices(0)).toEqual(
      LINES.map((row) => passenger('c', row)),
    );
  });
});
