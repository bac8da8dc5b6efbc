import type { Bot } from '#bots/bot.ts';
import type { UnionPacific } from '#games/union-pacific/rules/model.ts';
import { bestByRollouts } from './rollouts.ts';

/** Judges more warily than the apprentice, and plays out in imagined states whatever seems nearly equal. */
export const driver: Bot<UnionPacific> = {
  name: 'driver',
  decide: bestByRollouts,
};
