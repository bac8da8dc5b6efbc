import { apprentice } from '#bots/pionniers/apprentice.ts';
import { randomBot } from '#bots/random.ts';
import { pionniers } from '#games/pionniers/index.ts';

/** As `botsOf` has them, without the other games: what the bots' worker fetches. One that weighs much is fetched when it sits. */
export const bots = {
  random: () => randomBot(pionniers.game),
  apprentice: () => apprentice,
  expert: () => import('#bots/pionniers/expert.ts').then(({ expert }) => expert),
};
