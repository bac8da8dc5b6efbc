import type { DailyTrain } from '../manifest.ts';

/** A week of trains. Bots that decide long before any clock would stop them: so they decide alike for everybody. */
export const daily: readonly DailyTrain[] = [
  { seats: [null, 'apprentice'] },
  { seats: [null, 'driver', 'stoker'], options: { board: 'slanted' } },
  { seats: ['stoker', null], options: { twoTrains: false } },
  { seats: [null, 'apprentice', 'stoker', 'driver'] },
  { seats: ['driver', null], options: { board: 'slanted' } },
  { seats: ['stoker', null, 'driver'] },
  { seats: [null, 'driver'], options: { lines: 'by-lot' } },
];
