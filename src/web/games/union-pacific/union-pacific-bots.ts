import { randomBot } from '#bots/random.ts';
import { apprentice } from '#bots/union-pacific/apprentice.ts';
import { play } from '#games/union-pacific/play.ts';

/** As `botsOf` has them, without the other games: what the bots' worker fetches. One that weighs much is fetched when it sits. */
export const bots = {
  random: () => randomBot(play),
  apprentice: () => apprentice,
  expert: () => import('#bots/union-pacific/expert.ts').then((m) => m.expert),
};
