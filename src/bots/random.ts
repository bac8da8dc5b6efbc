import type { Kind, Play } from '#kernel/game.ts';
import type { Bot } from './bot.ts';

/** Takes any of its choices, each as likely as the others. */
export function randomBot<K extends Kind>(game: Play<K>): Bot<K> {
  return {
    name: 'random',
    decide(table, own, seat, rng) {
      const choices = game.choices(table, own, seat);
      return choices[rng.below(choices.length)];
    },
  };
}
