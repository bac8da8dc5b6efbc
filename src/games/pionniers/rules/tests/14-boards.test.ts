import { describe, expect, it } from 'vitest';
import { play } from '#testkit/play.ts';
import { boardOf } from '../board.ts';
import { type Layout, LEVEL, SLANTED } from '../data/lines.ts';
import { pionniers } from '../index.ts';
import { lays, moves, order } from './moves.ts';
import { faultsOf, SHORT, shortWith } from './own-layout.ts';
import { at } from './position.ts';
import { phaseOf, trainOf } from './reading.ts';

const marksOf = ({ lines }: Layout) =>
  lines.map(({ rivers, dangers, ambushes, garrisons, posts, sabotage }) => [
    rivers,
    dangers,
    ambushes,
    garrisons,
    posts,
    sabotage,
  ]);

describe('boards', () => {
  it('14.1 plays on the level board unless another is chosen', () => {
    expect(pionniers.game.parseOptions({}).board).toBe('level');
    expect(pionniers.game.parseOptions(undefined).board).toBe('level');
  });

  it('14.1 has the same marks on all four lines', () => {
    const line = [
      [11, 23, 35, 48, 61, 75, 84],
      [17, 31, 41, 56, 67, 79],
      [27, 52, 71],
      [14, 38, 58],
      [20, 44, 64],
      [91, 95, 99],
    ];
    expect(marksOf(LEVEL)).toEqual([line, line, line, line]);
    expect([LEVEL.slowAfter, faultsOf(LEVEL)]).toEqual([88, []]);
  });

  it('14.2 has its own marks on each line of the slanted board', () => {
    const [dangers, sabotage] = [
      [17, 31, 41, 56, 67, 79],
      [91, 95, 99],
    ];
    expect(marksOf(SLANTED)).toEqual([
      [[10, 24, 34, 49, 60, 76, 84], dangers, [27, 52, 71], [14, 38, 58], [20, 44, 64], sabotage],
      [[11, 23, 35, 48, 61, 75, 84], dangers, [28, 52, 70], [15, 38, 57], [21, 43, 64], sabotage],
      [[11, 23, 35, 48, 61, 75, 84], dangers, [26, 52, 72], [13, 38, 59], [19, 45, 64], sabotage],
      [[12, 22, 36, 47, 62, 74, 84], dangers, [27, 52, 71], [14, 38, 58], [20, 44, 64], sabotage],
    ]);
    expect([SLANTED.slowAfter, faultsOf(SLANTED)]).toEqual([88, []]);
  });

  it('14.2 plays by the marks of each line', () => {
    const table = () => at({ board: 'slanted', trains: [{}, {}] });
    expect(phaseOf(moves(table(), 3))).toBe('strike');
    const second = table();
    moves(second, 2);
    expect(phaseOf(moves(second, 3))).toBe('choose');
    expect(pionniers.game.parseOptions({ board: 'slanted' }).board).toBe('slanted');
  });

  it('14.3 plays on a layout of the table’s own', () => {
    const options = pionniers.game.parseOptions({ board: SHORT, twoTrains: false });
    expect(options.board).toEqual(SHORT);
    expect(boardOf(options.board)).toMatchObject({ sections: 12, spaces: 48, slowAfter: 33 });
    const table = play(pionniers, 2, options).do('chance', order([6, 6], [1, 1]));
    lays(lays(table, 6), 6);
    moves(table, 3);
    expect(phaseOf(table)).toBe('strike');
    const end = at({ board: options.board, trains: [{ front: 44, slow: true }, {}] });
    expect(phaseOf(moves(end, 6))).toBe('over');
    const all = at({ board: options.board, trains: [{ sections: 11 }, {}] });
    expect(trainOf(lays(all, 6), 0).sections).toBe(12);
  });

  it('14.6 leaves no stop that sets off two things, on any board', () => {
    for (const board of ['level', 'slanted', SHORT] as const) {
      const { lines, spaces } = boardOf(board);
      for (const { river, danger, ambush } of lines) {
        for (let front = 0; front <= spaces; front++) {
          const set = [river, danger, ambush].filter((marks) => (marks[front] ?? 0) > 0);
          expect(set.length).toBeLessThan(2);
        }
      }
    }
  });

  it('14.9 has sections whose order means nothing in play', () => {
    const played = (board: Layout) =>
      moves(at({ board, trains: [{ front: 10 }, {}] }), 5).state.table;
    const { board: one, ...rest } = played(SHORT);
    const { board: other, ...same } = played(shortWith({ sections: 'DGDGDGSSSSSS' }));
    expect(one).not.toEqual(other);
    expect(rest).toEqual(same);
  });

  it('14.9 has these sections on the four lines', () => {
    const drawn = [
      'SS GSD SSS DSG SS GSD SSS DSG SSSS',
      'SSS GSD SS DSG SSS DSG SS GSD SSSS',
      'SS DSG SSSS GSD SS DSG SS GSD SSSS',
      'SSS DSG SSS GSD SS DSG SS GSD SSSS',
    ].map((line) => line.replaceAll(' ', ''));
    for (const { lines } of [LEVEL, SLANTED]) {
      expect(lines.map((line) => line.sections)).toEqual(drawn);
    }
  });
});
