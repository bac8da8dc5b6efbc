import { apprentice } from '#games/railroad-tycoon/bots/apprentice.ts';
import { driver } from '#games/railroad-tycoon/bots/driver.ts';
import { random } from '#games/railroad-tycoon/bots/random.ts';
import { stoker } from '#games/railroad-tycoon/bots/stoker.ts';

/** By the names of the manifest. One that weighs much is fetched when it sits down. */
export const bots = {
  random: () => random,
  apprentice: () => apprentice,
  stoker: () => stoker,
  driver: () => driver,
  inspector: () =>
    import('#games/railroad-tycoon/bots/inspector.ts').then(({ inspector }) => inspector),
  dispatcher: () =>
    import('#games/railroad-tycoon/bots/dispatcher.ts').then(({ dispatcher }) => dispatcher),
};
