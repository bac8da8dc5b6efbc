import { randomBot } from '#bots/random.ts';
import { apprentice } from '#games/union-pacific/bots/apprentice.ts';
import { driver } from '#games/union-pacific/bots/driver.ts';
import { stoker } from '#games/union-pacific/bots/stoker.ts';
import { play } from '#games/union-pacific/rules/play.ts';

/** By the names of the manifest. One that weighs much is fetched when it sits down. */
export const bots = {
  random: () => randomBot(play),
  apprentice: () => apprentice,
  stoker: () => stoker,
  driver: () => driver,
  inspector: () =>
    import('#games/union-pacific/bots/inspector.ts').then(({ inspector }) => inspector),
  dispatcher: () =>
    import('#games/union-pacific/bots/dispatcher.ts').then(({ dispatcher }) => dispatcher),
};
