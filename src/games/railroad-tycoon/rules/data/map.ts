import type { Side } from '#hex/hex.ts';

/**
 * 19.1: the map of the eastern United States, made from geography and from what players have reported. Provenance, by
 * `facts/railroad-tycoon.md`: names are published for 37 cities and recalled for 13; colours are published for those marked
 * so, and reconstructed for the rest; positions, cubes, terrain, rivers and ridges are reconstructed.
 */
export type CityColour = 'red' | 'yellow' | 'blue' | 'black' | 'purple' | 'grey';

export type CityData = {
  id: string;
  name: string;
  fr?: string;
  col: number;
  row: number;
  colour: CityColour;
  /** 2.1: how many cubes it begins with. */
  cubes: number;
};

export type MapData = {
  name: string;
  /** Hexes by rows, odd rows half a hex to the east: `o` open, `h` hill, `C` city, `W` western link, `.` closed. */
  rows: string[];
  cities: CityData[];
  /** 1.6: the hexes kept for western links, and the city each belongs to. */
  western: { city: string; col: number; row: number }[];
  /** 14.5: where red cubes from the west bring new ones. */
  market: string | null;
  /** Column, row, and the sides by which the river leaves the hex: 0 E, 1 NE, 2 NW, 3 W, 4 SW, 5 SE. */
  rivers: [col: number, row: number, ...sides: Side[]][];
  /** Column, row, side. */
  ridges: [col: number, row: number, side: Side][];
};

export const EASTERN_US: MapData = {
  name: 'Eastern United States',
  rows: [
    'ooooooo......oooooooooooooooooo',
    'ooooC...o....oooooooooooooooooo',
    'ooooooooooooooooooooooooooooooo',
    'oooooooooo........oooooooCooooo',
    'oooCoooooo...oo....ooooooooohoo',
    'oooooooooo.ooo...ooooooohohhhoo',
    'oooooooooo.ooo...ooC...ohhhhoCo',
    'ooooooooC..oooo.oooooooooChoo..',
    'oooooooooo..oooCoo.CooooooooC..',
    'oooooooooC.oooo...ooohhhhCoo...',
    'ooWCooCoooooooCoCoohhhhhhooC...',
    'ooooooooooooooooohChhhhoCo.....',
    'oooooooooooooooCoChhhhooo......',
    'oooooooooooCoooohhhhhCoCo......',
    'oWCooooooooooCoohhhhhooo.......',
    'ooooooCooooCooohhhhhoCoo.......',
    'ooooooooooCooCohhhhhoooo.......',
    'oohhhhoooooooohhhhooCo.........',
    'oohhhhooooooohhhhhooooC........',
    'ohhhhoooooCohChhoooCooo........',
    'ohhhoooCoooohhhhoCooooo........',
    'ohhhCoooooohChoooooooo.........',
    'ooooooooooohooooooooC..........',
    'oooooooooooooCooooo............',
    'ooooooooooooooooooC............',
    'ooooooCooooCooooC..............',
    'ooooooooooooooooo..............',
    'oooooooooCooooooo..............',
    'oooooooCoo..oCooC..............',
    'oooooooo......ooo..............',
  ],
  // biome-ignore format: one city a line
  cities: [
    { id: 'new-york', name: 'New York', col: 24, row: 11, colour: 'red', cubes: 5 }, // published
    { id: 'chicago', name: 'Chicago', col: 9, row: 9, colour: 'red', cubes: 5 }, // published
    { id: 'charleston', name: 'Charleston', col: 18, row: 24, colour: 'red', cubes: 3 }, // published
    { id: 'philadelphia', name: 'Philadelphia', fr: 'Philadelphie', col: 23, row: 13, colour: 'blue', cubes: 4 }, // published
    { id: 'atlanta', name: 'Atlanta', col: 13, row: 23, colour: 'blue', cubes: 3 }, // published
    { id: 'detroit', name: 'Detroit', col: 15, row: 8, colour: 'blue', cubes: 3 },
    { id: 'st-louis', name: 'St. Louis', fr: 'Saint-Louis', col: 6, row: 15, colour: 'blue', cubes: 3 },
    { id: 'minneapolis', name: 'Minneapolis', col: 3, row: 4, colour: 'blue', cubes: 2 },
    { id: 'baltimore', name: 'Baltimore', col: 21, row: 13, colour: 'yellow', cubes: 3 }, // published
    { id: 'jacksonville', name: 'Jacksonville', col: 16, row: 28, colour: 'yellow', cubes: 2 }, // published
    { id: 'cincinnati', name: 'Cincinnati', col: 13, row: 14, colour: 'yellow', cubes: 3 },
    { id: 'toronto', name: 'Toronto', col: 19, row: 6, colour: 'yellow', cubes: 2 },
    { id: 'kansas-city', name: 'Kansas City', col: 2, row: 14, colour: 'yellow', cubes: 2 },
    { id: 'memphis', name: 'Memphis', col: 7, row: 20, colour: 'yellow', cubes: 2 },
    { id: 'mobile', name: 'Mobile', col: 9, row: 27, colour: 'black', cubes: 2 }, // published
    { id: 'washington', name: 'Washington', col: 21, row: 15, colour: 'black', cubes: 3 },
    { id: 'pittsburgh', name: 'Pittsburgh', col: 18, row: 11, colour: 'black', cubes: 3 },
    { id: 'milwaukee', name: 'Milwaukee', col: 8, row: 7, colour: 'black', cubes: 2 },
    { id: 'nashville', name: 'Nashville', col: 10, row: 19, colour: 'black', cubes: 2 },
    { id: 'albany', name: 'Albany', col: 25, row: 7, colour: 'black', cubes: 2 },
    { id: 'boston', name: 'Boston', col: 28, row: 8, colour: 'purple', cubes: 4 },
    { id: 'new-orleans', name: 'New Orleans', fr: 'La Nouvelle-Orléans', col: 7, row: 28, colour: 'purple', cubes: 3 },
    { id: 'raleigh', name: 'Raleigh', col: 19, row: 19, colour: 'purple', cubes: 2 },
    { id: 'louisville', name: 'Louisville', col: 11, row: 15, colour: 'purple', cubes: 3 },
    { id: 'cleveland', name: 'Cleveland', col: 16, row: 10, colour: 'purple', cubes: 2 },
    { id: 'duluth', name: 'Duluth', col: 4, row: 1, colour: 'purple', cubes: 2 },
    { id: 'indianapolis', name: 'Indianapolis', col: 11, row: 13, colour: 'grey', cubes: 2 }, // published
    { id: 'new-haven', name: 'New Haven', col: 25, row: 9, colour: 'grey', cubes: 2 }, // published
    { id: 'providence', name: 'Providence', col: 27, row: 10, colour: 'grey', cubes: 2 },
    { id: 'richmond', name: 'Richmond', col: 20, row: 17, colour: 'grey', cubes: 2 },
    { id: 'toledo', name: 'Toledo', col: 14, row: 10, colour: 'grey', cubes: 2 },
    { id: 'wheeling', name: 'Wheeling', col: 17, row: 12, colour: 'grey', cubes: 1 },
    { id: 'lexington', name: 'Lexington', col: 13, row: 16, colour: 'grey', cubes: 2 },
    { id: 'savannah', name: 'Savannah', col: 16, row: 25, colour: 'grey', cubes: 2 },
    { id: 'wilmington', name: 'Wilmington', col: 20, row: 22, colour: 'grey', cubes: 1 },
    { id: 'montgomery', name: 'Montgomery', col: 11, row: 25, colour: 'grey', cubes: 2 },
    { id: 'tallahassee', name: 'Tallahassee', col: 13, row: 28, colour: 'grey', cubes: 1 },
    { id: 'jackson', name: 'Jackson', col: 6, row: 25, colour: 'grey', cubes: 1 },
    { id: 'des-moines', name: 'Des Moines', col: 3, row: 10, colour: 'grey', cubes: 1 },
    { id: 'rock-island', name: 'Rock Island', col: 6, row: 10, colour: 'grey', cubes: 2 },
    { id: 'buffalo', name: 'Buffalo', col: 19, row: 8, colour: 'grey', cubes: 2 },
    { id: 'columbus', name: 'Columbus', col: 15, row: 12, colour: 'grey', cubes: 2 },
    { id: 'evansville', name: 'Evansville', col: 10, row: 16, colour: 'grey', cubes: 1 },
    { id: 'norfolk', name: 'Norfolk', col: 22, row: 18, colour: 'grey', cubes: 1 },
    { id: 'charlotte', name: 'Charlotte', col: 17, row: 20, colour: 'grey', cubes: 2 },
    { id: 'knoxville', name: 'Knoxville', col: 13, row: 19, colour: 'grey', cubes: 1 },
    { id: 'chattanooga', name: 'Chattanooga', col: 12, row: 21, colour: 'grey', cubes: 2 },
    { id: 'little-rock', name: 'Little Rock', col: 4, row: 21, colour: 'grey', cubes: 1 },
    { id: 'portland', name: 'Portland', col: 29, row: 6, colour: 'grey', cubes: 1 },
    { id: 'montreal', name: 'Montreal', fr: 'Montréal', col: 25, row: 3, colour: 'grey', cubes: 1 },
  ],
  western: [
    { city: 'kansas-city', col: 1, row: 14 },
    { city: 'des-moines', col: 2, row: 10 },
  ],
  market: 'chicago',
  // biome-ignore format: a few hexes a line
  rivers: [
    [28, 0, 1, 4], [26, 1, 0, 4], [27, 1, 1, 3], [2, 2, 5], [26, 2, 1, 4], [2, 3, 2, 5], [25, 3, 1, 4],
    [0, 4, 0, 3], [1, 4, 3, 5], [3, 4, 2, 4, 5], [7, 4, 5], [24, 4, 0, 4], [25, 4, 1, 3], [1, 5, 0, 2],
    [2, 5, 1, 3], [3, 5, 0, 2], [4, 5, 3, 5], [7, 5, 2, 4], [22, 5, 0, 4], [23, 5, 1, 3], [27, 5, 4],
    [5, 6, 2, 5], [7, 6, 1, 4], [25, 6, 5], [27, 6, 1, 4], [5, 7, 0, 2, 5], [6, 7, 1, 3], [25, 7, 2, 4],
    [26, 7, 1, 4], [2, 8, 5], [6, 8, 2, 5], [25, 8, 1, 4], [26, 8, 1, 5], [2, 9, 2, 5], [6, 9, 2, 4],
    [19, 9, 4], [22, 9, 5], [24, 9, 1, 5], [26, 9, 2, 4], [3, 10, 0, 2], [4, 10, 3, 5], [6, 10, 1, 4],
    [8, 10, 0, 4], [9, 10, 3], [19, 10, 1, 4], [23, 10, 2, 4], [24, 10, 4], [25, 10, 2, 4], [26, 10, 1, 5],
    [0, 11, 3, 5], [4, 11, 2, 5], [5, 11, 1, 4], [7, 11, 1, 4], [18, 11, 1, 4], [22, 11, 1, 4],
    [23, 11, 1, 5], [24, 11, 1, 5], [1, 12, 2, 5], [5, 12, 1, 2, 5], [7, 12, 1, 4], [10, 12, 4],
    [17, 12, 0, 4], [18, 12, 1, 3], [22, 12, 1, 4], [24, 12, 2, 4], [1, 13, 2, 5], [5, 13, 0, 2, 5],
    [6, 13, 1, 3], [9, 13, 1, 5], [16, 13, 1, 4], [21, 13, 1, 5], [23, 13, 1, 5], [2, 14, 0, 2],
    [3, 14, 0, 3], [4, 14, 0, 3], [5, 14, 0, 3], [6, 14, 2, 3, 5], [10, 14, 2, 4], [13, 14, 0, 4],
    [14, 14, 3, 5], [16, 14, 1, 4], [21, 14, 5], [22, 14, 2, 5], [6, 15, 2, 5], [9, 15, 1, 4], [10, 15, 0, 4],
    [11, 15, 0, 3], [12, 15, 1, 3], [14, 15, 0, 2], [15, 15, 1, 3], [21, 15, 2, 5], [22, 15, 2, 4],
    [7, 16, 2, 5], [9, 16, 0, 1, 4], [10, 16, 1, 3], [19, 16, 0], [20, 16, 0, 3], [21, 16, 3, 5],
    [22, 16, 1, 2, 5], [7, 17, 0, 2, 4], [8, 17, 1, 3, 5], [18, 17, 5], [21, 17, 0, 2], [7, 18, 1, 5],
    [9, 18, 0, 2, 5], [10, 18, 3, 5], [12, 18, 0, 4], [13, 18, 3], [14, 18, 4], [19, 18, 0, 2],
    [20, 18, 0, 3], [21, 18, 3, 5], [7, 19, 2, 4], [9, 19, 2, 4], [10, 19, 0, 2], [11, 19, 1, 3],
    [13, 19, 1, 4], [21, 19, 0, 2], [22, 19, 0, 3], [0, 20, 0, 3], [1, 20, 0, 3], [2, 20, 0, 3],
    [3, 20, 0, 3], [4, 20, 3, 5], [7, 20, 1, 4], [9, 20, 1, 5], [12, 20, 0, 4], [13, 20, 1, 3], [19, 20, 5],
    [4, 21, 2, 5], [6, 21, 1, 4], [9, 21, 0, 2], [10, 21, 0, 3], [11, 21, 1, 3], [13, 21, 4], [14, 21, 5],
    [19, 21, 2, 5], [0, 22, 0, 3], [1, 22, 3, 5], [5, 22, 0, 2], [6, 22, 1, 3, 4], [13, 22, 1, 4],
    [15, 22, 2, 5], [20, 22, 2, 5], [1, 23, 0, 2], [2, 23, 3, 5], [5, 23, 1, 5], [12, 23, 1, 4],
    [15, 23, 2, 5], [3, 24, 2, 5], [6, 24, 2, 4], [11, 24, 5], [12, 24, 1, 5], [16, 24, 2, 5], [3, 25, 2, 5],
    [5, 25, 1, 4], [11, 25, 2, 4], [12, 25, 2, 5], [16, 25, 2, 5], [4, 26, 2, 5], [5, 26, 1, 5],
    [10, 26, 0, 4], [11, 26, 1, 3], [13, 26, 2, 4], [4, 27, 0, 2], [5, 27, 2, 3, 5], [9, 27, 1, 5],
    [12, 27, 1, 5], [6, 28, 0, 2], [7, 28, 3, 5], [13, 28, 2, 4], [7, 29, 0, 2],
  ],
  // biome-ignore format: a few sides a line
  ridges: [
    [28, 4, 0], [28, 4, 5], [25, 5, 0], [27, 5, 0], [27, 5, 5], [26, 6, 0], [26, 6, 1], [26, 6, 5],
    [27, 6, 0], [25, 7, 0], [24, 8, 5], [23, 9, 0], [23, 9, 5], [20, 10, 5], [21, 10, 5], [23, 10, 0],
    [19, 11, 0], [19, 11, 5], [20, 11, 1], [21, 11, 1], [19, 12, 0], [19, 12, 5], [18, 13, 0], [18, 13, 5],
    [20, 13, 0], [20, 13, 5], [18, 14, 0], [18, 14, 5], [20, 14, 0], [20, 14, 5], [17, 15, 0], [17, 15, 5],
    [18, 15, 5], [19, 15, 0], [19, 15, 5], [16, 16, 5], [17, 16, 0], [17, 16, 5], [18, 16, 0], [18, 16, 5],
    [19, 16, 1], [13, 17, 5], [14, 17, 5], [15, 17, 0], [15, 17, 5], [16, 17, 1], [17, 17, 0], [17, 17, 5],
    [1, 18, 5], [2, 18, 5], [13, 18, 0], [13, 18, 5], [14, 18, 1], [15, 18, 1], [16, 18, 5], [17, 18, 0],
    [17, 18, 5], [1, 19, 1], [2, 19, 0], [2, 19, 1], [3, 19, 5], [12, 19, 0], [12, 19, 5], [15, 19, 0],
    [15, 19, 5], [16, 19, 1], [3, 20, 1], [14, 20, 5], [15, 20, 0], [15, 20, 5], [14, 21, 1],
  ],
};
