import { randomBot } from '#bots/random.ts';
import { apprentice } from '#games/trambahn/bots/apprentice.ts';
import { play } from '#games/trambahn/rules/play.ts';

/** By the names of the manifest. One that weighs much is fetched when it sits down. */
export const bots = {
  random: () => randomBot(play),
  apprentice: () => apprentice,
  driver: () => import('#games/trambahn/bots/driver.ts').then(({ driver }) => driver),
};
