import { randomBot } from '#bots/random.ts';
import { unionPacific } from '#games/union-pacific/index.ts';

/** As `botsOf` has them, without the other games: what the bots' worker fetches. One that weighs much is fetched when it sits. */
export const bots = {
  random: () => randomBot(unionPacific.game),
};
