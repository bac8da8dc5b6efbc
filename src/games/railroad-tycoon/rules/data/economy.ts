/** Sums are in thousands of dollars. */

/** 5.2, 5.3 */
export const SHARE = 5;
export const DIVIDEND = 1;
/** 15.7: beyond so many, no share is issued for a dividend. */
export const MOST_FOR_DIVIDENDS = 1_000_000;

/** 7.1, 7.2, 7.5 */
export const OPEN = 2;
export const HILL = 4;
export const RIVER = 1;
export const RIDGE = 4;

/** 6.6, 13.9 */
export const TILES = 4;
export const TILES_ENGINEERED = 5;

/** 4.3, 4.4 */
export const LEAST_BID = 1;
export const HIGHEST_BID = 99;

/** 3.5 */
export const ROUNDS = 3;

/** 9.1, 9.4 */
export const URBANISING = 10;
export const CUBES_ADDED = 2;

/** 14.1, 14.4, 14.5 */
export const WESTERN = 30;
export const WESTERN_CUBES = 4;
export const MARKET_CUBES = 2;

/** 1.4 */
export const CUBES_OF_EACH = 25;

/** 1.5: red, yellow, blue, black, purple. Published for the second edition. */
export const NEW_CITIES: readonly number[] = [0, 3, 3, 3, 3];

/** 10.2: what it costs to reach each level; the first is where all begin. Recalled. */
export const LEVEL_PRICES: readonly number[] = [0, 0, 5, 10, 15, 20, 25, 30, 35];
/** 10.3 */
export const HIGHEST_LEVEL = 8;

/** 16.1: by number of players. */
export const MARKERS_TO_END: readonly number[] = [0, 0, 10, 12, 14, 16, 18];
/** 19.9: the number of cities for which that is meant. */
export const CITIES_MEANT = 50;

/** 15.2: the first place of each income. The shape is published, the figures are reconstructed. */
const INCOME_FROM: readonly (readonly [place: number, income: number])[] = [
  [0, 0],
  [1, 3],
  [2, 4],
  [3, 5],
  [4, 6],
  [5, 7],
  [6, 8],
  [7, 9],
  [8, 10],
  [9, 11],
  [10, 12],
  [11, 13],
  [13, 14],
  [15, 15],
  [17, 16],
  [19, 17],
  [21, 18],
  [24, 19],
  [27, 20],
  [30, 21],
  [34, 22],
  [38, 23],
  [42, 24],
  [46, 25],
  [56, 24],
  [60, 23],
  [64, 22],
  [68, 21],
  [72, 20],
  [76, 19],
  [80, 18],
  [84, 17],
  [88, 16],
  [92, 15],
  [96, 14],
  [100, 13],
];

export const LAST_PLACE = 100;

const INCOME: readonly number[] = Array.from(
  { length: LAST_PLACE + 1 },
  (_, place) => INCOME_FROM.findLast(([from]) => from <= place)?.[1] ?? 0,
);

/** 15.1, 15.3, 15.8 */
export function incomeAt(score: number): number {
  return INCOME[score > LAST_PLACE ? ((score - 1) % LAST_PLACE) + 1 : score] as number;
}
