import { apprentice } from '#games/railroad-tycoon/bots/apprentice.ts';
import { random } from '#games/railroad-tycoon/bots/random.ts';

/** By the names of the manifest. One that weighs much is fetched when it sits down. */
export const bots = {
  random: () => random,
  apprentice: () => apprentice,
  driver: () => import('#games/railroad-tycoon/bots/driver.ts').then((m) => m.driver),
};
