import type { MapData } from '../data/map.ts';
import type { HexAt } from '../model.ts';
import { at, type Moment } from './position.ts';
import type { Board } from './reading.ts';

/**
 * A plain to build on. Chicago, Toledo and Boston lie in row 4, with three and four hexes between them; Duluth and
 * Jackson on a slant that crosses it, five hexes apart; Mobile beside the water.
 */
export const FIELD: MapData = {
  name: 'Field',
  rows: [
    'oooooooooooo',
    'oooooooooooo',
    'ooCooooooooo',
    'oooooooooooo',
    'WCoooCohooCo',
    'oooooooooooo',
    'oooooooooooo',
    'oooooooooooo',
    '.CoooCoooooo',
  ],
  // biome-ignore format: one city a line
  cities: [
    { id: 'chicago', name: 'Chicago', col: 1, row: 4, colour: 'red', cubes: 2 },
    { id: 'toledo', name: 'Toledo', col: 5, row: 4, colour: 'grey', cubes: 2 },
    { id: 'boston', name: 'Boston', col: 10, row: 4, colour: 'blue', cubes: 2 },
    { id: 'duluth', name: 'Duluth', col: 2, row: 2, colour: 'purple', cubes: 2 },
    { id: 'mobile', name: 'Mobile', col: 1, row: 8, colour: 'black', cubes: 2 },
    { id: 'jackson', name: 'Jackson', col: 5, row: 8, colour: 'yellow', cubes: 2 },
  ],
  western: [{ city: 'chicago', col: 0, row: 4 }],
  market: 'boston',
  // From north-west to south-east through the hex in the middle between Chicago and Toledo; one that begins in its hex.
  rivers: [
    [3, 4, 2, 5],
    [2, 3, 5],
    [3, 8, 0, 2, 4],
  ],
  // On either side of the hex west of Boston.
  ridges: [
    [8, 4, 0],
    [9, 4, 0],
  ],
};

export const hex = (col: number, row: number): HexAt => row * 12 + col;
export const [E, NE, NW, W, SW, SE] = [0, 1, 2, 3, 4, 5] as const;

/** A moment on it; two players with $100,000 each, unless told. */
export function field({ options, ...rest }: Moment = {}): Board {
  const players = [{ money: 100 }, { money: 100 }];
  return at({ players, ...rest, options: { map: FIELD, ...options } });
}
