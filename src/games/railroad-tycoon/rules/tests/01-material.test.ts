import { describe, expect, it } from 'vitest';
import { total } from '../counts.ts';
import { CARDS } from '../data/cards.ts';
import { CUBES_OF_EACH, LEVEL_PRICES, NEW_CITIES } from '../data/economy.ts';
import { EASTERN_US } from '../data/map.ts';
import { TYCOONS } from '../data/tycoons.ts';
import { railroadTycoon } from '../index.ts';
import { chance, opened } from './moves.ts';
import { at } from './position.ts';
import { openOf } from './reading.ts';

describe('1. The material', () => {
  it('1.1 is for two to six players', () => {
    expect(railroadTycoon.game.seats).toEqual([2, 6]);
  });

  it('1.2 has a map of open country, hills, cities, rivers and ridges', () => {
    const letters = EASTERN_US.rows.join('');
    const count = (letter: string) => letters.split(letter).length - 1;
    expect([count('o'), count('h'), count('C'), count('W'), count('.')]).toEqual([
      541, 86, 50, 2, 251,
    ]);
    expect(EASTERN_US.rivers).toHaveLength(172);
    expect(EASTERN_US.ridges).toHaveLength(71);
  });

  it('1.3 has cities with a colour and a number of cubes', () => {
    for (const { cubes } of EASTERN_US.cities) {
      expect(cubes).toBeGreaterThanOrEqual(1);
      expect(cubes).toBeLessThanOrEqual(5);
    }
    expect(new Set(EASTERN_US.cities.map(({ colour }) => colour)).size).toBe(6);
  });

  it('1.4 has 25 cubes of each of five colours, on the map or in the bag', () => {
    const table = opened(4);
    expect(openOf(table).bag).toEqual([25, 25, 25, 25, 25]);
    chance(table).acts();
    const { bag, cubes } = openOf(table);
    expect(total(bag) + total(cubes)).toBe(5 * CUBES_OF_EACH);
    expect(total(cubes)).toBe(109);
  });

  it('1.5 has three New City tiles of each colour but red', () => {
    expect(NEW_CITIES).toEqual([0, 3, 3, 3, 3]);
    expect(openOf(opened(2)).newCities).toEqual([0, 3, 3, 3, 3]);
  });

  it('1.6 has western links at Kansas City and Des Moines', () => {
    expect(EASTERN_US.western.map(({ city }) => city)).toEqual(['kansas-city', 'des-moines']);
  });

  it('1.7 has 37 operations cards and ten tycoon cards', () => {
    expect(total(CARDS.map(({ copies }) => copies))).toBe(37);
    expect(TYCOONS).toHaveLength(10);
  });

  it('1.7 has each card as often as in the box, with its sign and its points', () => {
    const told = CARDS.map(({ id, copies, sign, start, effect }) =>
      [id, copies, sign, 'points' in effect ? effect.points : '-', start ? 'S' : '']
        .join(' ')
        .trim(),
    );
    expect(told).toEqual([
      'city-growth 4 cross -',
      'new-industry 4 cross -',
      'railroad-executive 2 cross -',
      'land-grant 4 hand -',
      'perfect-engineering 2 diamond -',
      'hotel-atlanta 1 none -',
      'hotel-baltimore 1 none -',
      'hotel-boston 1 none -',
      'hotel-charleston 1 none -',
      'hotel-chicago 1 none -',
      'hotel-new-york 1 none -',
      'line-atlanta-richmond 1 circle 8',
      'line-baltimore-toledo 1 circle 6',
      'line-boston-washington 1 circle 5',
      'line-new-orleans-minneapolis 1 circle 10',
      'line-new-york-chicago 1 circle 10',
      'line-new-york-kansas-city 1 circle 20',
      'bounty-duluth 1 circle 4',
      'bounty-jacksonville 1 circle 4',
      'bounty-louisville 1 circle 3',
      'bounty-mobile 1 circle 4',
      'bounty-raleigh 1 circle 3',
      'bounty-toronto 1 circle 3',
      'new-train 1 circle 4 S',
      'speed-record 1 circle 3 S',
      'railroad-era 1 circle 1 S',
    ]);
  });

  it('1.9 has locomotives of levels 1 to 8', () => {
    expect(LEVEL_PRICES).toHaveLength(9);
    expect(at({ players: [{ level: 8 }, {}] }).state.table.players[0]?.level).toBe(8);
  });
});
