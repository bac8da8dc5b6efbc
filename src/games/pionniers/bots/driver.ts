import { thinker } from '#bots/bot.ts';
import type { Action, Pionniers } from '#games/pionniers/rules/model.ts';
import { play } from '#games/pionniers/rules/play.ts';
import { isFamiliar } from './features.ts';
import { prepare } from './race.ts';
import { searchingByRollouts } from './rollouts.ts';

/** Looks ahead: what may come of each choice in the next rounds, and how the race then stands. */
<<<<<<< HEAD:src/games/pionniers/bots/expert.ts
export const expert = thinker<Pionniers>('expert', function* think(table, own, seat, rng, effort) {
  const choices = play.choices(table, own, seat);
  if (choices.length > 1) {
    for (const { best, done } of searchingByRollouts(table, choices, seat, rng, effort)) {
      yield { action: best, done };
    }
    return;
  }
  if (!isFamiliar(table)) prepare(table);
  yield { action: choices[0] as Action, done: 1 };
});
=======
export const driver: Bot<Pionniers> = {
  name: 'driver',
  decide(table, own, seat, rng) {
    const choices = play.choices(table, own, seat);
    if (choices.length > 1) return bestByRollouts(table, choices, seat, rng);
    if (!isFamiliar(table)) prepare(table);
    return choices[0] as Action;
  },
};
>>>>>>> main:src/games/pionniers/bots/driver.ts
