import { apprentice } from '#bots/railroad-tycoon/apprentice.ts';
import { random } from '#bots/railroad-tycoon/random.ts';

/** As `botsOf` has them, without the other games: what the bots' worker fetches. One that weighs much is fetched when it sits. */
export const bots = {
  random: () => random,
  apprentice: () => apprentice,
  expert: () => import('#bots/railroad-tycoon/expert.ts').then((m) => m.expert),
};
