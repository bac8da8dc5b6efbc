import type { DailyTrain } from '../manifest.ts';

/** A week of trains. Bots that decide long before any clock would stop them: so they decide alike for everybody. */
export const daily: readonly DailyTrain[] = [
  { seats: [null, 'apprentice', 'stoker'] },
  { seats: [null, 'driver', 'stoker'], options: { spread: true } },
  { seats: ['stoker', null], options: { second: true } },
  { seats: [null, 'driver'] },
  { seats: ['driver', null, 'stoker'], options: { hiddenMoney: true } },
  { seats: [null, 'apprentice', 'stoker', 'driver'] },
  { seats: ['stoker', null, 'driver'], options: { swap: true } },
];
