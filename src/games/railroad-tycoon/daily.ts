import type { DailyTrain } from '../manifest.ts';

/** A week of trains. They are short: a whole game alone takes an evening. Bots that decide long before any clock would stop them: so they decide alike for everybody. */
export const daily: readonly DailyTrain[] = [
  { seats: [null, 'apprentice'], options: { turns: 5, beginner: true } },
  { seats: [null, 'stoker', 'driver'], options: { turns: 5 } },
  { seats: ['stoker', null], options: { turns: 8 } },
  { seats: [null, 'driver'], options: { turns: 5 } },
  { seats: ['driver', null, 'stoker'], options: { turns: 5, beginner: true } },
  { seats: [null, 'apprentice', 'stoker'], options: { turns: 8 } },
  { seats: ['stoker', null, 'driver'], options: { turns: 5, sharp: true } },
];
