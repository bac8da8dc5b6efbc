import { describe, expect, it } from 'vitest';
import { BLUE, card, cards, GREEN, LINES, RED, YELLOW } from './cards.ts';
import { end, passenger } from './moves.ts';
import { at, type Moment } from './position.ts';

const scoringsOf = (table: ReturnType<typeof at>) => table.state.table.scorings;

/** The blue row is one passenger short of a scoring; the first player has that passenger. */
const nearly = (moment: Moment = {}) =>
  at({ rows: { blue: 'b8 b9 c' }, ...moment, first: { hand: 'b10 b8 r1', ...moment.first } });

describe('scoring', () => {
  it('9.1 comes at once with the fourth passenger, and not with the third', () => {
    const table = at({ rows: { blue: 'b8 b9' }, first: { hand: 'b10 b8' } });
    expect(scoringsOf(table.do(0, passenger('b8')))).toEqual([]);
    expect(scoringsOf(table.do(0, passenger('b10')))).toEqual([{ line: BLUE, points: [0, 0] }]);
    expect(table.lastEvents.map(({ is }) => is)).toEqual([
      'passenger-laid',
      'line-scored',
      'phase-begun',
    ]);
  });

  it('9.1 scores the line of the row, for each of the four', () => {
    const rows = { blue: 'b2 b2 b2', red: 'r2 r2 r2', green: 'g2 g2 g2', yellow: 'y2 y2 y2' };
    for (const [line, name] of ['b3', 'r3', 'g3', 'y3'].entries()) {
      const table = at({ rows, first: { hand: 'b3 r3 g3 y3' } }).do(0, passenger(name));
      expect(scoringsOf(table)).toEqual([{ line, points: [0, 0] }]);
    }
  });

  it('9.1 scores the line of the row in which a conductor is the fourth', () => {
    for (const row of LINES) {
      const rows = { blue: 'b2 c c', red: 'r2 r2 r2', green: 'g2 g2 g2', yellow: 'y2 y2 y2' };
      const table = at({ rows, first: { hand: 'c' } }).do(0, passenger('c', row));
      expect(scoringsOf(table)).toMatchObject([{ line: row }]);
    }
  });

  it('9.1 does not ask who laid the other passengers', () => {
    const table = at({ turn: 1, rows: { green: 'g1 c g1' }, second: { hand: 'g9' } });
    expect(scoringsOf(table.do(1, passenger('g9')))).toHaveLength(1);
  });

  it('9.2 counts the columns of both players', () => {
    const table = nearly({
      first: { columns: ['b1 b2 x2'] },
      second: { columns: ['b3 b4 b5 x2'] },
    });
    table.do(0, passenger('b10'));
    expect(scoringsOf(table)).toEqual([{ line: BLUE, points: [4, 6] }]);
    expect(table.lastEvents).toContainEqual({
      is: 'line-scored',
      line: BLUE,
      nth: 1,
      points: [4, 6],
    });
  });

  it('9.2 adds up several columns of the line and leaves those of other lines out', () => {
    const table = nearly({ first: { columns: ['b1 b2 x2', 'r1 r2 r3 x2', 'b3 x2', 'g9 x2'] } });
    expect(scoringsOf(table.do(0, passenger('b10')))).toMatchObject([{ points: [6, 0] }]);
  });

  it('9.3 gives 12 points in the printed example: four blue cards of one point, times three', () => {
    const table = nearly({ first: { columns: ['b1 b2 b3 b5 x3'] } });
    expect(scoringsOf(table.do(0, passenger('b10')))).toMatchObject([{ points: [12, 0] }]);
  });

  it.each([
    ['b1 b4 b6 x2', 6],
    ['b1 b7 b10 x2', 12],
    ['b7 b8 b9 x3', 18],
    ['b10 x4', 12],
    ['b1 b2 b3 b4 b5 b6 b7 b8 b9 b10 x4', 60],
    ['b6 x2', 2],
  ])(
    '9.3 adds the points of the stations and multiplies by the tram: %s gives %i',
    (column, points) => {
      const table = at({
        rows: { blue: 'b1 b8 c' },
        first: { hand: 'b9', columns: [column] },
      }).do(0, passenger('b9'));
      expect(scoringsOf(table)).toMatchObject([{ points: [points, 0] }]);
    },
  );

  it('9.3 adds nothing for conductors', () => {
    const table = nearly({ first: { columns: ['b1 c b2 c c x2'] } });
    expect(scoringsOf(table.do(0, passenger('b10')))).toMatchObject([{ points: [4, 0] }]);
  });

  it('9.3 does not count the passengers', () => {
    const table = nearly({ first: { columns: ['b1 x2'] } });
    expect(scoringsOf(table.do(0, passenger('b10')))).toMatchObject([{ points: [2, 0] }]);
  });

  it('9.4 is one of the ten though nobody has a column of the line', () => {
    const table = nearly({ first: { columns: ['r1 x2'] }, second: { columns: ['g1 x2'] } });
    expect(scoringsOf(table.do(0, passenger('b10')))).toEqual([{ line: BLUE, points: [0, 0] }]);
  });

  it('9.5 discards the four passengers and leaves the columns', () => {
    const columns = ['b1 b2 x2', 'r1 x2'];
    const table = nearly({ rows: { blue: 'b8 b9 c', red: 'r2 r3' }, first: { columns } });
    const before = structuredClone(table.state.table.players[0].columns);
    table.do(0, passenger('b10'));
    expect(table.state.table.rows).toEqual([[], cards('r2 r3'), [], []]);
    expect(table.state.table.discard).toBe(4);
    for (const name of ['b8', 'b9', 'c', 'b10']) {
      expect(table.state.hidden.discard[card(name)]).toBe(1);
    }
    expect(table.state.table.players[0].columns).toEqual(before);
  });

  it('9.5 lets a column score again and again', () => {
    const table = nearly({
      rows: { blue: 'b8 b9 c', red: 'r1 r2 r3' },
      first: { hand: 'b10 r4', columns: ['b1 x2', 'r5 x2'] },
    });
    table.do(0, passenger('b10')).do(0, passenger('r4'));
    expect(scoringsOf(table).map(({ line }) => line)).toEqual([BLUE, RED]);
    expect(table.state.table.discard).toBe(8);
  });

  it('9.6 settles the scoring of the first passenger before the second is laid', () => {
    const table = nearly({
      rows: { blue: 'b8 b9 c', green: 'g1 g2 g3' },
      first: { hand: 'b10 g4', columns: ['b1 x2', 'g5 g6 x2'] },
    });
    table.do(0, passenger('b10'));
    expect(scoringsOf(table)).toEqual([{ line: BLUE, points: [2, 0] }]);
    expect(table.state.table.rows[BLUE]).toEqual([]);
    expect(table.state.table.phase).toBe('passengers');
    table.do(0, passenger('g4'));
    expect(scoringsOf(table)).toEqual([
      { line: BLUE, points: [2, 0] },
      { line: GREEN, points: [4, 0] },
    ]);
  });

  it('9.7 lays the second passenger even in the row that has just been cleared', () => {
    const table = nearly().do(0, passenger('b10')).do(0, passenger('b8'));
    expect(table.state.table.rows[BLUE]).toEqual(cards('b8'));
    expect(scoringsOf(table)).toHaveLength(1);
    expect(table.state.table.phase).toBe('stations');
  });

  it('9.7 lets it be declined there as anywhere', () => {
    const table = nearly().do(0, passenger('b10')).do(0, end('passengers'));
    expect(table.state.table.rows[BLUE]).toEqual([]);
    expect(table.state.table.rows[YELLOW]).toEqual([]);
  });
});
