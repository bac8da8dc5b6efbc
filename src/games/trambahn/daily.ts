import type { DailyTrain } from '../manifest.ts';

/** A week of trains. Bots that decide long before any clock would stop them: so they decide alike for everybody. */
export const daily: readonly DailyTrain[] = [
  { seats: [null, 'apprentice'] },
  { seats: [null, 'driver'] },
  { seats: ['stoker', null] },
  { seats: [null, 'stoker'] },
  { seats: ['driver', null] },
  { seats: [null, 'driver'] },
  { seats: ['apprentice', null] },
];
