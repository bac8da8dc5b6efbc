import type { Bot } from '#bots/bot.ts';
import type { RailroadTycoon } from '#games/railroad-tycoon/rules/model.ts';
import { bestByRollouts } from './rollouts.ts';

/** Plays out in imagined states the plans that an apprentice would weigh, and bids by what it sees there. */
export const driver: Bot<RailroadTycoon> = {
  name: 'driver',
  decide: bestByRollouts,
};
