import { describe, expect, it } from 'vitest';
import { linksOf } from '../network.ts';
import { cubes, deliver, western } from './moves.ts';
import { at } from './position.ts';
import { cubesIn, moneyOf, openOf, phaseOf, scoresOf } from './reading.ts';

const LINKS = [
  [0, 'des-moines', 'rock-island'],
  [0, 'rock-island', 'chicago'],
  [1, 'st-louis', 'kansas-city'],
] as const;

describe('14. Western links', () => {
  it('14.1 costs $30,000 and lays the tile', () => {
    const table = at({ players: [{ money: 35 }, {}], links: LINKS }).do(0, western('des-moines'));
    expect(moneyOf(table, 0)).toBe(5);
    expect(openOf(table).western).toEqual([-1, 0]);
  });

  it('14.2 is for Kansas City and Des Moines, once each', () => {
    const players = [{ money: 90 }, {}];
    const table = at({ players, links: LINKS, western: { 'des-moines': 1 } });
    table.refusedBy('14.2', 0, western('chicago'));
    table.refusedBy('14.2', 0, western('des-moines'));
  });

  it('14.3 needs a finished link of one’s own there', () => {
    const table = at({ players: [{ money: 90 }, {}], links: LINKS });
    table.refusedBy('14.3', 0, western('kansas-city'));
  });

  it('14.4 brings four red cubes, or those there are', () => {
    const players = [{ money: 90 }, {}];
    const table = at({ players, links: LINKS, cubes: { 'des-moines': 'Y' } });
    table.do(0, western('des-moines'));
    expect(cubesIn(table, 'des-moines')).toBe('RRRRY');
    const short = at({
      players,
      links: LINKS,
      cubes: { 'des-moines': '' },
      hoard: 'portland',
      bag: 'RRKK',
    });
    short.do(0, western('des-moines'));
    expect(cubesIn(short, 'des-moines')).toBe('RR');
  });

  it('14.5 brings two cubes to Chicago for each red cube from there', () => {
    const table = at({
      players: [{ level: 3 }, {}],
      links: LINKS,
      western: { 'des-moines': 1 },
      cubes: { 'des-moines': 'RR', chicago: 'Y', 'rock-island': 'R' },
    });
    table.do(0, deliver(table, 'R', 'des-moines', 'rock-island', 'chicago'));
    expect(phaseOf(table)).toBe('cubes');
    table.do('chance', cubes('BB'));
    expect(cubesIn(table, 'chicago')).toBe('YBB');
    expect(scoresOf(table)).toEqual([2, 0]);
    // Not from elsewhere, and not before the western link is built.
    table.do(1, { do: 'decline-action' });
    table.do(0, deliver(table, 'R', 'rock-island', 'chicago'));
    expect(phaseOf(table)).toBe('act');
    const before = at({
      players: [{ level: 3 }, {}],
      links: LINKS,
      cubes: { 'des-moines': 'R' },
    });
    before.do(0, deliver(before, 'R', 'des-moines', 'rock-island', 'chicago'));
    expect(phaseOf(before)).toBe('act');
  });

  it('14.6 is no link between cities', () => {
    const table = at({ players: [{ money: 90 }, {}], links: LINKS }).do(0, western('des-moines'));
    expect(linksOf(openOf(table), 0)).toBe(2);
  });
});
