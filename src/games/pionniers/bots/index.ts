import { randomBot } from '#bots/random.ts';
import { apprentice } from '#games/pionniers/bots/apprentice.ts';
import { play } from '#games/pionniers/rules/play.ts';

/** As `botsOf` has them, without the other games: what the bots' worker fetches. One that weighs much is fetched when it sits. */
export const bots = {
  random: () => randomBot(play),
  apprentice: () => apprentice,
  expert: () => import('#games/pionniers/bots/expert.ts').then(({ expert }) => expert),
};
