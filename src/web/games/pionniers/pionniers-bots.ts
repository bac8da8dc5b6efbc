import { apprentice } from '#bots/pionniers/apprentice.ts';
import { randomBot } from '#bots/random.ts';
import { play } from '#games/pionniers/play.ts';

/** As `botsOf` has them, without the other games: what the bots' worker fetches. One that weighs much is fetched when it sits. */
export const bots = {
  random: () => randomBot(play),
  apprentice: () => apprentice,
  expert: () => import('#bots/pionniers/expert.ts').then(({ expert }) => expert),
};
