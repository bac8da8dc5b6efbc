import { describe, expect, it } from 'vitest';
import { LOOK, REVEAL, UPGRADE } from './moves.ts';
import { at, type Company, type Moment, tycoonOf } from './position.ts';
import { eventsOf, openOf, phaseOf } from './reading.ts';

/** What the tycoon card of seat 0 brings. */
function bonus(tycoon: string, moment: Omit<Moment, 'players'> = {}, ...more: Company[]): number {
  const [first = {}, second = {}, third = {}] = more;
  const players = [{ ...first, tycoon }, second, third];
  const table = at({ phase: 'reveal', ...moment, players }).do('chance', REVEAL);
  return openOf(table).result?.bonuses[0] ?? -1;
}

const RING = [
  [0, 'chicago', 'toledo'],
  [0, 'chicago', 'milwaukee'],
  [1, 'cleveland', 'toledo'],
  [0, 'new-york', 'philadelphia'],
] as const;

/** From New York to Chicago. */
const EAST = [
  [0, 'new-york', 'philadelphia'],
  [0, 'philadelphia', 'pittsburgh'],
  [0, 'pittsburgh', 'cleveland'],
  [0, 'cleveland', 'toledo'],
  [0, 'toledo', 'chicago'],
] as const;

describe('17. Tycoon cards', () => {
  it('17.1 shows every card at the end', () => {
    const table = at({
      phase: 'reveal',
      players: [{ tycoon: 'Judah' }, { tycoon: 'Drew', money: 1 }],
    });
    table.do('chance', REVEAL);
    expect(openOf(table).result).toEqual({
      tycoons: [tycoonOf('Judah'), tycoonOf('Drew')],
      bonuses: [0, 7],
      money: [0, 1],
    });
    expect(eventsOf(table, 'tycoon-shown')).toHaveLength(2);
  });

  it('17.2 gives nothing for a tie where most or fewest count, and only there', () => {
    for (const tycoon of ['Morgan', 'Gould', 'Hopkins', 'Judah', 'Fisk', 'Drew']) {
      expect(bonus(tycoon)).toBe(0);
    }
    expect(bonus('Holliday', { western: { 'des-moines': 0, 'kansas-city': 1 } })).toBe(5);
    const both = EAST.map(([, from, to]) => [1, from, to] as const);
    expect(bonus('Vanderbilt', { links: [...EAST, ...both] })).toBe(5);
  });

  it('17.3 Henry Farnam counts links at Chicago', () => {
    expect(bonus('Farnam', { links: RING })).toBe(4);
    expect(bonus('Farnam')).toBe(0);
  });

  it('17.4 J. P. Morgan asks for the most links', () => {
    expect(bonus('Morgan', { links: RING })).toBe(6);
    expect(bonus('Morgan', { links: RING.slice(2) })).toBe(0);
  });

  it('17.5 Jay Gould and Mark Hopkins ask for the fewest shares', () => {
    for (const tycoon of ['Gould', 'Hopkins']) {
      expect(bonus(tycoon, {}, { shares: 1 }, { shares: 2 }, { shares: 3 })).toBe(7);
      expect(bonus(tycoon, {}, { shares: 2 }, { shares: 2 }, { shares: 3 })).toBe(0);
    }
  });

  it('17.6 George Pullman is shown by the first at level 6', () => {
    const players = [
      { level: 5, money: 25, tycoon: 'Pullman' },
      { level: 5, money: 25, tycoon: 'Judah' },
    ];
    const table = at({ players }).do(0, UPGRADE);
    expect(phaseOf(table)).toBe('pullman');
    table.do('chance', LOOK);
    expect(openOf(table)).toMatchObject({ sixth: 0, pullman: true, phase: 'act', seat: 1 });
    expect(eventsOf(table, 'pullman-shown')).toEqual([{ is: 'pullman-shown', seat: 0 }]);
    table.do(1, UPGRADE);
    expect(phaseOf(table)).toBe('act');
    // Not the first: nothing.
    const late = at({ players, first: 1 }).do(1, UPGRADE).do('chance', LOOK).do(0, UPGRADE);
    expect(openOf(late)).toMatchObject({ sixth: 1, pullman: false });
    expect(bonus('Pullman', { sixth: 1 })).toBe(0);
    expect(bonus('Pullman', { sixth: 0 })).toBe(6);
  });

  it('17.7 Cyrus Holliday asks for a western link', () => {
    expect(bonus('Holliday', { western: { 'des-moines': 0 } })).toBe(5);
    expect(bonus('Holliday', { western: { 'des-moines': 1 } })).toBe(0);
  });

  it('17.8 Theodore D. Judah asks for the largest group of links that hang together', () => {
    const scattered = [
      [0, 'chicago', 'toledo'],
      [0, 'new-york', 'philadelphia'],
      [0, 'mobile', 'montgomery'],
      [1, 'cleveland', 'toledo'],
      [1, 'cleveland', 'wheeling'],
    ] as const;
    expect(bonus('Judah', { links: scattered })).toBe(0);
    expect(bonus('Judah', { links: RING })).toBe(8);
  });

  it('17.9 Cornelius Vanderbilt asks for New York and Chicago', () => {
    expect(bonus('Vanderbilt', { links: EAST })).toBe(5);
    expect(bonus('Vanderbilt', { links: EAST.slice(1) })).toBe(0);
  });

  it('17.10 James Fisk and Daniel Drew ask for the most money', () => {
    for (const tycoon of ['Fisk', 'Drew']) {
      expect(bonus(tycoon, {}, { money: 5 }, { money: 4 })).toBe(7);
      expect(bonus(tycoon, {}, { money: 5 }, { money: 5 })).toBe(0);
    }
  });
});
