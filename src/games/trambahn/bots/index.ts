import { randomBot } from '#bots/random.ts';
import { apprentice } from '#games/trambahn/bots/apprentice.ts';
import { driver } from '#games/trambahn/bots/driver.ts';
import { stoker } from '#games/trambahn/bots/stoker.ts';
import { play } from '#games/trambahn/rules/play.ts';

/** By the names of the manifest. One that weighs much is fetched when it sits down. */
export const bots = {
  random: () => randomBot(play),
  apprentice: () => apprentice,
  stoker: () => stoker,
  driver: () => driver,
  inspector: () => import('#games/trambahn/bots/inspector.ts').then((m) => m.inspector),
  dispatcher: () => import('#games/trambahn/bots/dispatcher.ts').then((m) => m.dispatcher),
};
