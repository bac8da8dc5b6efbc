/** The ten companies, with the figures of the published game. */
export type Company = {
  id: string;
  /** On its trains. */
  letters: string;
  name: string;
  /** As the players call it. */
  short: string;
  trains: number;
  shares: number;
};

const company = (
  id: string,
  letters: string,
  name: string,
  short: string,
  trains: number,
  shares: number,
): Company => ({ id, letters, name, short, trains, shares });

/** 1.2 */
export const COMPANIES: readonly Company[] = [
  company('green', 'EP', 'El Paso & Rio Grande', 'EP&RG', 23, 18),
  company('red', 'BN', 'Billings Northern Light', 'BNL', 19, 15),
  company('yellow', 'MS', 'Miami Southern', 'MS', 17, 12),
  company('black', 'DM', 'Denver Midland', 'DM', 14, 10),
  company('dark-blue', 'SF', 'Sioux Falls Royal Blue', 'SFRB', 13, 9),
  company('white', 'UM', 'United Mexican Railways', 'UMR', 11, 8),
  company('orange', 'ES', 'Empire State Line', 'ESL', 10, 7),
  company('brown', 'KC', 'Kansas City Central', 'KCC', 9, 7),
  company('light-blue', 'MR', 'Marquette Rocky Road', 'MRR', 8, 6),
  company('grey', 'WW', 'Wyoming & Western', 'W&W', 7, 6),
];

/** 1.3 */
export const UP_SHARES = 20;
/** 1.5 */
export const DIVIDENDS = 4;
/** 1.4: plain, dotted, black, white, joker. */
export const TRACK_CARDS: readonly number[] = [14, 9, 7, 6, 4];
/** 2.2 */
export const TRACKS_DEALT = 3;
export const SHARES_DEALT = 4;
/** 13.3 */
export const SHARES_DEALT_SECOND = 5;
/** 2.6 */
export const DISPLAY = 4;

/** 10.2 to 10.6: what the places are paid at each payment; the third row's first three are published, the rest recalled. */
export const UP_TABLE: readonly (readonly number[])[] = [
  [0, 0, 0, 0, 0],
  [10, 8, 6, 4, 2],
  [15, 12, 9, 6, 3],
  [20, 16, 12, 8, 4],
];
