import { randomBot } from '#bots/random.ts';
import { apprentice } from '#games/trambahn/bots/apprentice.ts';
import { play } from '#games/trambahn/rules/play.ts';

/** As `botsOf` has them, without the other games: what the bots' worker fetches. One that weighs much is fetched when it sits. */
export const bots = {
  random: () => randomBot(play),
  apprentice: () => apprentice,
};
