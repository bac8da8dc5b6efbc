import type { Kind } from '#kernel/game.ts';
import { type Bot, lastThought } from '../bot.ts';

/** A part of what a bot thinks otherwise: enough where only its manners are tested, not its strength. */
const LITTLE = 0.01;

/** The same bot, which judges few positions. */
export function hurried<K extends Kind>(bot: Bot<K>, effort = LITTLE): Bot<K> {
  const { name, think } = bot;
  if (!think) return bot;
  return {
    name,
    decide: (table, own, seat, rng) => lastThought(think(table, own, seat, rng, effort)),
  };
}
