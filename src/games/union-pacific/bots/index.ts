import { randomBot } from '#bots/random.ts';
import { apprentice } from '#games/union-pacific/bots/apprentice.ts';
import { play } from '#games/union-pacific/rules/play.ts';

/** By the names of the manifest. One that weighs much is fetched when it sits down. */
export const bots = {
  random: () => randomBot(play),
  apprentice: () => apprentice,
  driver: () => import('#games/union-pacific/bots/driver.ts').then((m) => m.driver),
};
