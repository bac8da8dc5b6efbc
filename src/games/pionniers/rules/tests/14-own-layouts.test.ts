import { describe, expect, it } from 'vitest';
import { typeset } from '#kernel/french.ts';
import { type Language, Malformed } from '#kernel/game.ts';
import type { Layout, LineLayout } from '../data/lines.ts';
import { pionniers } from '../index.ts';
import type { LayoutFault } from '../layout.ts';
import { faultText } from '../words/layout.ts';
import { faultsOf, SHORT, shortBut, shortWith } from './own-layout.ts';

const sections = (count: number): Layout => shortWith({ sections: 'S'.repeat(count) });

describe('layouts of the table’s own', () => {
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
