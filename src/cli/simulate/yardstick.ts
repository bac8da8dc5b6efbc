import type { Bot } from '#bots/bot.ts';
import { plainBot } from '#bots/plain.ts';
import type { Game, Kind } from '#kernel/game.ts';

/** What the yardstick is called among the seats: a search without judgement, no opponent for people. */
export const PLAIN = 'plain';

/** It thinks so many times as long as those it meets have needed for a decision, on average. */
const PATIENCE = 10;

/** Before anybody has decided anything. */
const FIRST_TRIES = 100;

/** The yardstick, and how it learns the time of the others. Its games depend on the machine: they cannot be played again. */
export function yardstickFor(game: Game<Kind>): {
  plain: Bot<Kind>;
  watched(bot: Bot<Kind>): Bot<Kind>;
} {
  let spent = 0;
  let decisions = 0;
  let end = 0;
  const goesOn = (tries: number): boolean => {
    if (decisions === 0) return tries < FIRST_TRIES;
    if (tries === 0) end = performance.now() + (PATIENCE * spent) / decisions;
    return tries === 0 || performance.now() < end;
  };
  return {
    plain: plainBot(game, goesOn),
    watched: (bot) => ({
      name: bot.name,
      decide(table, own, seat, rng) {
        const start = performance.now();
        const action = bot.decide(table, own, seat, rng);
        if (game.choices(table, own, seat).length > 1) {
          spent += performance.now() - start;
          decisions++;
        }
        return action;
      },
    }),
  };
}
