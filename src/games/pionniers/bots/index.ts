import { randomBot } from '#bots/random.ts';
import { apprentice } from '#games/pionniers/bots/apprentice.ts';
import { driver } from '#games/pionniers/bots/driver.ts';
import { inspector } from '#games/pionniers/bots/inspector.ts';
import { stoker } from '#games/pionniers/bots/stoker.ts';
import { play } from '#games/pionniers/rules/play.ts';

/** By the names of the manifest. One that weighs much is fetched when it sits down. */
export const bots = {
  random: () => randomBot(play),
  apprentice: () => apprentice,
  stoker: () => stoker,
  driver: () => driver,
  inspector: () => inspector,
  dispatcher: () => import('#games/pionniers/bots/dispatcher.ts').then((m) => m.dispatcher),
};
