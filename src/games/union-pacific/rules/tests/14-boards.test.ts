import { describe, expect, it } from 'vitest';
import { boardOf } from '../board.ts';
import { NORTH_AMERICA } from '../data/board.ts';
import { faultsOf } from './own-board.ts';
import { spaceOf } from './tracks.ts';

const countOf = (letters: string, letter: string) => letters.split(letter).length - 1;

describe('the usual board', () => {
  const { cities, sections, companies } = NORTH_AMERICA;
  const letters = sections.map(({ spaces }) => spaces).join('');

  it('14.1 has 40 cities, 70 sections and 139 spaces', () => {
    expect([cities.length, sections.length, letters.length]).toEqual([40, 70, 139]);
    expect(new Set(cities.map(({ id }) => id)).size).toBe(40);
  });

  it('14.1 has 128 neutral spaces: 49 plain, 30 dotted, 26 black, 23 white', () => {
    const { startOf } = boardOf('north-america');
    const neutral = letters
      .split('')
      .filter((_, space) => startOf[space] === 0)
      .join('');
    expect(neutral).toHaveLength(128);
    expect(['P', 'D', 'B', 'W'].map((letter) => countOf(neutral, letter))).toEqual([
      49, 30, 26, 23,
    ]);
  });

  it('14.1 has 20 sections of one space, 34 of two, 13 of three and 3 of four', () => {
    const sizes = sections.map(({ spaces }) => spaces.length);
    expect([1, 2, 3, 4].map((size) => sizes.filter((each) => each === size).length)).toEqual([
      20, 34, 13, 3,
    ]);
    // Every city has two to five of them.
    const degrees = cities.map(
      ({ id }) => sections.filter(({ a, b }) => a === id || b === id).length,
    );
    expect([Math.min(...degrees), Math.max(...degrees)]).toEqual([2, 5]);
  });

  it('14.1 meets every condition that a board of one’s own must meet', () => {
    expect(faultsOf(NORTH_AMERICA)).toEqual([]);
  });

  it('14.2 gives El Paso & Rio Grande all four types, every other one, two or three', () => {
    const [first, ...others] = companies.map(({ types }) => types.length);
    expect(first).toBe(4);
    expect(others).toEqual([3, 3, 2, 2, 2, 1, 1, 1, 1]);
  });

  it('14.3 has these home cities', () => {
    expect(companies.map(({ home }) => cities.find(({ id }) => id === home)?.name)).toEqual([
      'El Paso',
      'Billings',
      'Miami',
      'Denver',
      'Sioux Falls',
      'Monterrey',
      'New York',
      'Kansas City',
      'Marquette',
      'Cheyenne',
    ]);
  });

  it('14.4 has the starts at the home end of these sections', () => {
    const starts = companies.flatMap(({ starts }) =>
      starts.map((start) => {
        const { a, b, spaces } = NORTH_AMERICA.sections[start] ?? { a: '', b: '', spaces: '' };
        return `${a} ${b} ${spaces[0]}`;
      }),
    );
    expect(starts).toEqual([
      'el-paso albuquerque D',
      'el-paso dallas B',
      'billings winnipeg P',
      'miami charleston P',
      'denver salt-lake-city D',
      'sioux-falls minneapolis W',
      'monterrey chihuahua P',
      'new-york pittsburgh W',
      'kansas-city st-louis B',
      'marquette toronto P',
      'cheyenne salt-lake-city D',
    ]);
    const { startOf } = boardOf('north-america');
    expect(startOf[spaceOf('cheyenne', 'salt-lake-city')]).toBe(10);
    expect([1, 2].map((nth) => startOf[spaceOf('cheyenne', 'salt-lake-city', nth)])).toEqual([
      0, 0,
    ]);
  });
});
