import { randomBot } from '#bots/random.ts';
import { unionPacific } from '#games/union-pacific/index.ts';

/** As `botsOf` has them, without the other games: what the bots' worker fetches. Those that weigh something come when they sit. */
export const bots = {
  random: () => randomBot(unionPacific.game),
  apprentice: () => import('#bots/union-pacific/apprentice.ts').then((m) => m.apprentice),
  expert: () => import('#bots/union-pacific/expert.ts').then((m) => m.expert),
};
