import type { UnionPacific } from '#games/union-pacific/model.ts';
import type { Bot } from '../bot.ts';
import { bestOf } from './foresight.ts';

/** Judges more warily than the apprentice, and plays out in imagined states whatever seems nearly equal. */
export const expert: Bot<UnionPacific> = {
  name: 'expert',
  decide: bestOf,
};
