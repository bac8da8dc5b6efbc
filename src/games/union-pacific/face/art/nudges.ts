/**
 * What was moved by hand on the built-in map, so that every section has room for its trains and every name is read: all
 * in units of the board.
 */
import type { Side } from './labels.ts';

type Move = readonly [x: number, y: number];

/** Cities, from where the projection puts them. */
export const CITY_MOVES: Readonly<Record<string, Move>> = {
  vancouver: [-23, -22],
  seattle: [54, -5],
  portland: [-31, 27],
  'san-francisco': [24, -2],
  'los-angeles': [10, 8],
  boise: [-10, 0],
  'salt-lake-city': [-14, 2],
  cheyenne: [3, -55],
  denver: [-1, 49],
  albuquerque: [-6, -23],
  'el-paso': [-1, 17],
  chihuahua: [0, 17],
  'sioux-falls': [-44, -24],
  omaha: [14, -6],
  'kansas-city': [-62, 34],
  'oklahoma-city': [-9, -18],
  dallas: [1, -6],
  'san-antonio': [-11, 24],
  'new-orleans': [-1, 3],
  minneapolis: [14, -5],
  marquette: [-8, -3],
  chicago: [-18, -1],
  'st-louis': [43, 3],
  detroit: [15, 10],
  toronto: [13, -16],
  boston: [28, -46],
  'new-york': [17, 9],
  washington: [-28, 49],
  pittsburgh: [12, 0],
  cincinnati: [4, 14],
  atlanta: [-15, 11],
  charleston: [8, -1],
};

/** By the two ends of a section: how far it bows to its right, as a share of its length. */
export const BOWS: Readonly<Record<string, number>> = {
  'vancouver calgary': -0.03,
  'calgary winnipeg': -0.03,
  'winnipeg marquette': -0.04,
  'toronto montreal': -0.05,
  'new-york washington': -0.05,
  'washington charleston': -0.05,
  'miami charleston': 0.04,
  'miami new-orleans': 0.05,
  'new-orleans san-antonio': 0.03,
  'el-paso san-antonio': 0.04,
  'el-paso phoenix': 0.03,
  'los-angeles san-francisco': 0.05,
  'san-francisco portland': 0.06,
  'seattle boise': -0.05,
  'san-francisco salt-lake-city': 0.05,
  'los-angeles salt-lake-city': 0.05,
  'billings sioux-falls': -0.04,
  'cheyenne omaha': 0.03,
  'denver albuquerque': -0.04,
  'denver kansas-city': -0.05,
  'kansas-city st-louis': 0.05,
  'albuquerque oklahoma-city': 0.04,
  'dallas new-orleans': 0.04,
  'atlanta miami': 0.03,
  'minneapolis chicago': -0.05,
  'chicago detroit': 0.06,
  'cincinnati atlanta': -0.05,
};

/** Its spaces, moved along it. */
export const SHIFTS: Readonly<Record<string, number>> = {
  'marquette toronto': 5,
  'new-york washington': 6,
  'miami charleston': 3,
  'cheyenne salt-lake-city': 5,
  'denver salt-lake-city': 4,
  'el-paso albuquerque': 6,
  'kansas-city st-louis': 5,
  'sioux-falls minneapolis': 5,
  'new-york pittsburgh': 8,
};

/** The side of its city that a name stands on, and how far it is then moved. */
export const NAME_SIDES: Readonly<Record<string, { side: Side; by?: Move }>> = {
  denver: { side: 'w', by: [-6, 2] },
  'sioux-falls': { side: 'n', by: [14, 0] },
  'oklahoma-city': { side: 'e' },
  chicago: { side: 'ne', by: [0, -4] },
  cincinnati: { side: 'e', by: [4, 6] },
  'salt-lake-city': { side: 'ne', by: [14, -24] },
  billings: { side: 's', by: [-24, 2] },
  'san-francisco': { side: 'w' },
  charleston: { side: 'e' },
  'kansas-city': { side: 'ne', by: [4, -10] },
  pittsburgh: { side: 'w', by: [-4, 0] },
  detroit: { side: 'nw', by: [0, -6] },
  marquette: { side: 'ne', by: [4, -4] },
  toronto: { side: 'e', by: [4, 2] },
  'new-orleans': { side: 's', by: [6, 6] },
  seattle: { side: 'e' },
  washington: { side: 'e', by: [4, 4] },
  atlanta: { side: 'n', by: [14, 0] },
  memphis: { side: 'w' },
  'st-louis': { side: 'se' },
  omaha: { side: 'se' },
  dallas: { side: 'e', by: [4, 8] },
  'el-paso': { side: 'w' },
  albuquerque: { side: 'nw' },
  phoenix: { side: 'sw' },
  cheyenne: { side: 'ne', by: [4, -4] },
  minneapolis: { side: 'e', by: [4, 3] },
  'san-antonio': { side: 'se' },
  boston: { side: 'n', by: [10, 0] },
};

/** Names in two lines that would be broken otherwise, or not at all. */
export const NAMES_IN_TWO: Readonly<Record<string, readonly string[]>> = {
  'Salt Lake City': ['Salt Lake', 'City'],
  'Sioux Falls': ['Sioux', 'Falls'],
};
