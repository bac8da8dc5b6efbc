import { describe, expect, it } from 'vitest';
import type { Event } from '#games/trambahn/rules/model.ts';
import { card } from '#games/trambahn/rules/tests/cards.ts';
import { pencilledSpots } from '../logic/pencilled.ts';
import { pointedSpots, spotsAbout } from '../logic/pointed.ts';
import { scrollFor } from '../motion/on-screen.ts';
import { digest } from '../telling/digest.ts';
import { turnsOf } from './recorded.ts';

const after = turnsOf('reshuffle', 0).find(({ turn }) => turn === 14);

describe('where something that happened is to be seen', () => {
  it('is each column once, and the seat of a passenger', () => {
    if (!after) throw new Error('no such turn');
    const [, max] = digest(after.entries, after.seen, { language: 'en', names: [], eyes: 0 });
    expect(pointedSpots(max?.about ?? [], after.seen.table)).toEqual(['col:1:4', 'row:1:2']);
  });

  it('is the terminus where the passenger has left, with the columns that were counted', () => {
    if (!after) throw new Error('no such turn');
    const { table } = after.seen;
    const left: Event = { is: 'passenger-laid', seat: 0, card: card('g9'), row: 2, nth: 1 };
    expect(spotsAbout(left, table)).toEqual(['line:2']);
    const scored: Event = { is: 'line-scored', line: 1, nth: 4, points: [8, 30] };
    expect(spotsAbout(scored, table)).toEqual(['line:1', 'col:0:0', 'col:1:3', 'col:1:4']);
    expect(spotsAbout({ is: 'money-halved', counts: [2, 0] }, table)).toContain('pile');
  });
});

describe('what is planned', () => {
  it('is each card, tram and sum of money, with the numbers of its steps', () => {
    if (!after) throw new Error('no such turn');
    const { table } = after.seen;
    const [first, second] = table.players[0].columns[0]?.cards ?? [];
    if (first === undefined || second === undefined) throw new Error('no such column');
    const planned: Event[][] = [
      [{ is: 'column-started', seat: 0, card: first, column: 0 }],
      [
        { is: 'phase-begun', phase: 'stations' },
        { is: 'column-extended', seat: 0, card: second, column: 0, line: 0 },
      ],
      [{ is: 'card-banked', seat: 0 }],
      [{ is: 'card-banked', seat: 0 }],
      [{ is: 'tram-bought', seat: 0, tram: 2, column: 0, price: 5 }],
    ];
    expect([...pencilledSpots(planned, table)]).toEqual([
      ['strip:0:0:0', [1]],
      ['strip:0:0:1', [2]],
      ['money:0', [3, 4]],
      ['tram:0:0', [5]],
    ]);
  });
});

describe('a box scrolls', () => {
  it('no further than needed, and shows the beginning of what is too large', () => {
    expect(scrollFor(10, 20, [0, 100])).toBe(0);
    expect(scrollFor(-10, 20, [0, 100])).toBe(-10);
    expect(scrollFor(90, 130, [0, 100])).toBe(30);
    expect(scrollFor(40, 190, [0, 100])).toBe(40);
  });
});
