import { randomBot } from '#bots/random.ts';
import { play } from '#games/last-wagon/rules/play.ts';
import { apprentice } from './apprentice.ts';

export const bots = {
  random: () => randomBot(play),
  apprentice: () => apprentice,
};
