import type { MapData } from '../data/map.ts';

/**
 * A small country: nine cities, each two steps from the next, so that players who choose blindly finish links, deliver
 * and empty cities. Ids are those that cards name.
 */
export const SMALL: MapData = {
  name: 'Small country',
  rows: ['oooooooo', 'oCoCoCoo', 'ohoooooo', 'WCoCoCoo', 'oooohooo', 'WCoCoCoo', 'oooooo..'],
  // biome-ignore format: one city a line
  cities: [
    { id: 'minneapolis', name: 'Minneapolis', col: 1, row: 1, colour: 'blue', cubes: 2 },
    { id: 'chicago', name: 'Chicago', col: 3, row: 1, colour: 'red', cubes: 3 },
    { id: 'new-york', name: 'New York', col: 5, row: 1, colour: 'red', cubes: 3 },
    { id: 'des-moines', name: 'Des Moines', col: 1, row: 3, colour: 'grey', cubes: 1 },
    { id: 'louisville', name: 'Louisville', col: 3, row: 3, colour: 'purple', cubes: 2 },
    { id: 'baltimore', name: 'Baltimore', col: 5, row: 3, colour: 'yellow', cubes: 2 },
    { id: 'kansas-city', name: 'Kansas City', col: 1, row: 5, colour: 'yellow', cubes: 1 },
    { id: 'new-orleans', name: 'New Orleans', fr: 'La Nouvelle-Orléans', col: 3, row: 5, colour: 'black', cubes: 2 },
    { id: 'atlanta', name: 'Atlanta', col: 5, row: 5, colour: 'grey', cubes: 2 },
  ],
  western: [
    { city: 'des-moines', col: 0, row: 3 },
    { city: 'kansas-city', col: 0, row: 5 },
  ],
  market: 'chicago',
  rivers: [
    [2, 0, 5],
    [2, 1, 2, 5],
    [3, 2, 2, 4],
  ],
  ridges: [
    [2, 3, 0],
    [4, 3, 3],
  ],
};
