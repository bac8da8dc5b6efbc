import type { Bot } from '#bots/bot.ts';
import { type LastWagon, MOST_UNCOUPLED } from '#games/last-wagon/rules/model.ts';

/** Leaves a multiple of four where it can: whatever the other takes, it completes to four. Else it takes one. */
export const apprentice: Bot<LastWagon> = {
  name: 'apprentice',
  decide: ({ wagons }) => ({ do: 'uncouple', wagons: wagons % (MOST_UNCOUPLED + 1) || 1 }),
};
