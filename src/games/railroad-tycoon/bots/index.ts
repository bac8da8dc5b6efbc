import { apprentice } from '#games/railroad-tycoon/bots/apprentice.ts';
import { random } from '#games/railroad-tycoon/bots/random.ts';

/** As `botsOf` has them, without the other games: what the bots' worker fetches. One that weighs much is fetched when it sits. */
export const bots = {
  random: () => random,
  apprentice: () => apprentice,
  expert: () => import('#games/railroad-tycoon/bots/expert.ts').then((m) => m.expert),
};
