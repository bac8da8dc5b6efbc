import { describe, expect, it } from 'vitest';
import { typeset } from '#kernel/french.ts';
import { type Language, Malformed } from '#kernel/game.ts';
import { play } from '#testkit/play.ts';
import { boardOf } from '../board.ts';
import { type Layout, LEVEL, type LineLayout, SLANTED } from '../data/lines.ts';
import { pionniers } from '../index.ts';
import { type LayoutFault, readLayout } from '../layout.ts';
import { faultText } from '../words/layout.ts';
import { lays, moves, order, phaseOf, trainOf } from './moves.ts';
import { SHORT, shortBut, shortWith } from './own-layout.ts';
import { at } from './position.ts';

const marksOf = ({ lines }: Layout) =>
  lines.map(({ rivers, dangers, ambushes, garrisons, posts, sabotage }) => [
    rivers,
    dangers,
    ambushes,
    garrisons,
    posts,
    sabotage,
  ]);

/** What is wrong with it; nothing, if it may be played on. */
const faultsOf = (raw: unknown): LayoutFault[] => {
  const read = readLayout(raw);
  return 'faults' in read ? read.faults : [];
};
const sections = (count: number): Layout => shortWith({ sections: 'S'.repeat(count) });

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

  it('14.3 has four lines of 12 to 40 sections', () => {
    expect([12, 13, 39, 40].flatMap((count) => faultsOf(sections(count)))).toEqual([]);
    for (const count of [0, 11, 41]) {
      expect(faultsOf(sections(count))[0]).toEqual({ is: 'form', at: 'lines.0.sections' });
    }
    const three = { ...SHORT, lines: SHORT.lines.slice(1) };
    const five = { ...SHORT, lines: [...SHORT.lines, ...SHORT.lines.slice(3)] };
    for (const wrong of [three, five])
      expect(faultsOf(wrong)).toEqual([{ is: 'form', at: 'lines' }]);
  });

  it('14.3 has lines of the same length', () => {
    const fault = { is: 'unequal-length', line: 3, sections: 13, first: 12 };
    expect(faultsOf(shortBut(3, { sections: 'S'.repeat(13) }))).toEqual([fault]);
  });

  it('14.3 says which field has not the form of a layout', () => {
    const { name: _, ...nameless } = SHORT;
    const wrong: [unknown, string][] = [
      [null, ''],
      [[], ''],
      ['level', ''],
      [nameless, 'name'],
      [{ ...SHORT, name: '' }, 'name'],
      [{ ...SHORT, name: 'x'.repeat(61) }, 'name'],
      [{ ...SHORT, slowAfter: '33' }, 'slowAfter'],
      [{ ...SHORT, slowAfter: 33.5 }, 'slowAfter'],
      [{ ...SHORT, slowAfter: 256 }, 'slowAfter'],
      [{ ...SHORT, colour: 'red' }, 'colour'],
      [{ ...SHORT, ['y'.repeat(1000)]: 1 }, 'y'.repeat(40)],
      [shortBut(2, { sections: 'SSGSDSSDSGSX' }), 'lines.1.sections'],
      [shortBut(4, { rivers: [10, 0, 33] }), 'lines.3.rivers.1'],
      [shortBut(4, { posts: new Array<number>(41).fill(20) }), 'lines.3.posts'],
      [shortBut(1, { bridges: [3] } as Partial<LineLayout>), 'lines.0.bridges'],
      [shortBut(1, { sabotage: undefined } as unknown as Partial<LineLayout>), 'lines.0.sabotage'],
    ];
    for (const [raw, place] of wrong)
      expect(faultsOf(raw)).toContainEqual({ is: 'form', at: place });
  });

  it.each(['rivers', 'dangers', 'ambushes', 'garrisons', 'posts', 'sabotage'] as const)(
    '14.4 has equally many %s on every line',
    (marks) => {
      const first = SHORT.lines[0] as LineLayout;
      const count = first[marks].length;
      const fewer = shortBut(2, { [marks]: first[marks].slice(0, -1) });
      expect(faultsOf(fewer)).toContainEqual({
        is: 'unequal-marks',
        line: 2,
        marks,
        count: count - 1,
        first: count,
      });
      // Where it is line 1 that differs, it is the others that are named.
      const more = shortBut(1, { [marks]: [...first[marks], 43] });
      expect(faultsOf(more).map((fault) => 'line' in fault && fault.line)).toEqual([2, 3, 4]);
    },
  );

  it('14.5 has its marks from the tenth space to the last but one', () => {
    expect(faultsOf(shortWith({ posts: [12, 47] }))).toEqual([]);
    const range = { is: 'out-of-range', marks: 'posts', least: 10, most: 47 };
    expect(faultsOf(shortBut(2, { posts: [9, 26] }))).toEqual([{ ...range, line: 2, space: 9 }]);
    expect(faultsOf(shortBut(2, { posts: [26, 48] }))).toEqual([{ ...range, line: 2, space: 48 }]);
    expect(faultsOf(shortBut(2, { rivers: [10, 15, 47] }))).toEqual([]);
  });

  it('14.5 has no two marks on one space, of whatever kind', () => {
    const twice = { is: 'two-marks', line: 4 };
    expect(faultsOf(shortBut(4, { posts: [14, 26] }))).toEqual([{ ...twice, space: 14 }]);
    expect(faultsOf(shortBut(4, { posts: [26, 26] }))).toEqual([{ ...twice, space: 26 }]);
    expect(faultsOf(shortBut(4, { sabotage: [33, 35, 41, 46] }))).toEqual([
      { ...twice, space: 33 },
    ]);
  });

  it.each<[string, Partial<LineLayout>, number, number]>([
    ['two rivers', { rivers: [10, 32, 33] }, 32, 33],
    ['two dangers', { dangers: [20, 21, 29] }, 20, 21],
    ['two ambushes', { ambushes: [18, 25, 26], posts: [12, 13] }, 25, 26],
    ['a river and a danger', { rivers: [10, 15, 28] }, 28, 29],
    ['a danger and an ambush', { dangers: [20, 24, 45] }, 24, 25],
    ['an ambush and a river', { rivers: [10, 15, 38] }, 38, 39],
  ])('14.6 has no %s on neighbouring spaces', (_, change, first, second) => {
    expect(faultsOf(shortBut(3, change))).toEqual([{ is: 'two-effects', line: 3, first, second }]);
  });

  it('14.6 lets garrisons, trading posts and sabotage points stand beside anything', () => {
    const line = { garrisons: [11, 16, 19], posts: [14, 17], sabotage: [21, 34, 44, 46] };
    expect(faultsOf(shortWith(line))).toEqual([]);
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

  it('14.7 has a garrison at least seven spaces behind every ambush', () => {
    const fault = { is: 'no-garrison', line: 1, space: 18 };
    expect(faultsOf(shortBut(1, { garrisons: [11, 14, 30] }))).toEqual([]);
    expect(faultsOf(shortBut(1, { garrisons: [12, 14, 30] }))).toEqual([fault]);
    expect(faultsOf(shortBut(1, { garrisons: [38, 43, 44] }))).toEqual(
      [18, 25, 39].map((space) => ({ ...fault, space })),
    );
  });

  it('14.8 has the slow signal after 7 at the earliest, after the last but one at the latest', () => {
    const fault = { is: 'slow-signal', least: 7, most: 47 };
    for (const space of [7, 47]) expect(faultsOf({ ...SHORT, slowAfter: space })).toEqual([]);
    for (const space of [6, 48]) {
      expect(faultsOf({ ...SHORT, slowAfter: space })).toEqual([{ ...fault, space }]);
    }
  });

  it('14.8 lets sabotage points lie before the signal or beyond it', () => {
    for (const slowAfter of [20, 47]) expect(faultsOf({ ...SHORT, slowAfter })).toEqual([]);
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

describe('what is wrong with a layout', () => {
  const FAULTS: readonly LayoutFault[] = [
    { is: 'form', at: 'lines.2.rivers' },
    { is: 'form', at: '' },
    { is: 'unequal-length', line: 3, sections: 13, first: 12 },
    { is: 'unequal-marks', line: 2, marks: 'posts', count: 4, first: 3 },
    { is: 'out-of-range', line: 4, marks: 'sabotage', space: 9, least: 10, most: 47 },
    { is: 'two-marks', line: 2, space: 26 },
    { is: 'two-effects', line: 3, first: 28, second: 29 },
    { is: 'no-garrison', line: 1, space: 18 },
    { is: 'slow-signal', space: 6, least: 7, most: 47 },
  ];
  const TEXTS: Record<Language, readonly string[]> = {
    en: [
      'The file has not the form of a board: look at “lines.2.rivers”.',
      'The file has not the form of a board: look at “its outermost braces”.',
      'Line 3 has 13 sections, line 1 has 12: all lines must be of equal length.',
      'Line 2 has 4 trading posts, line 1 has 3: every line must have as many.',
      'Line 4: sabotage points may lie from 10 to 47, not at 9.',
      'Line 2 has two marks on space 26.',
      'Line 3: one stop would set off both 28 and 29; rivers, dangers and ambushes must not touch.',
      'Line 1: the ambush at 18 needs a garrison at least seven spaces behind it.',
      'The slow signal may stand after 7 to 47, not after 6.',
    ],
    fr: [
      'Le fichier n’a pas la forme d’un plateau : voyez « lines.2.rivers ».',
      'Le fichier n’a pas la forme d’un plateau : voyez « ses accolades extérieures ».',
      'La ligne 3 a 13 sections, la ligne 1 en a 12 : toutes doivent avoir la même longueur.',
      'Ligne 2, centres commerciaux : 4, contre 3 sur la ligne 1 ; chaque ligne doit en avoir autant.',
      'Ligne 4, points de sabotage : les cases permises vont de 10 à 47, pas 9.',
      'La ligne 2 a deux marques sur la case 26.',
      'Ligne 3 : un seul arrêt déclencherait 28 et 29 ; rivières, dangers et embuscades ne doivent pas se toucher.',
      'Ligne 1 : l’embuscade en 18 exige une garnison au moins sept cases derrière elle.',
      'Le signal « Ralentissement » peut suivre les cases 7 à 47, pas la case 6.',
    ],
  };

  it.each(['en', 'fr'] as const)('is said in the language %s', (language) => {
    expect(FAULTS.map((fault) => faultText(fault, language))).toEqual(
      language === 'fr' ? TEXTS.fr.map(typeset) : TEXTS.en,
    );
    for (const marks of ['rivers', 'dangers', 'ambushes', 'garrisons'] as const) {
      const fault: LayoutFault = { is: 'unequal-marks', line: 2, marks, count: 4, first: 3 };
      expect(faultText(fault, language)).not.toMatch(/undefined/);
    }
  });

  it('makes the options malformed, the first faults named', () => {
    const board = { ...shortBut(2, { posts: [9, 26] }), slowAfter: 6 };
    expect(() => pionniers.game.parseOptions({ board })).toThrow(Malformed);
    expect(() => pionniers.game.parseOptions({ board })).toThrow(
      'Line 2: trading posts may lie from 10 to 47, not at 9. The slow signal may stand after 7 to 47, not after 6.',
    );
  });

  it('is said in a few words, however much is wrong', () => {
    const rivers = new Array<number>(40).fill(9);
    const board = { ...shortWith({ rivers, dangers: rivers }), slowAfter: 6 };
    expect(faultsOf(board).length).toBeGreaterThan(300);
    try {
      pionniers.game.parseOptions({ board });
      expect.unreachable();
    } catch (error) {
      expect((error as Error).message.length).toBeLessThan(500);
    }
  });
});
