import { thinker } from '#bots/bot.ts';
import type { Action, Pionniers } from '#games/pionniers/rules/model.ts';
import { play } from '#games/pionniers/rules/play.ts';
import { isFamiliar } from './features.ts';
import { prepare } from './race.ts';
import { searchingByRollouts } from './rollouts.ts';

/** Looks ahead: what may come of each choice in the next rounds, and how the race then stands. */
export const dispatcher = thinker<Pionniers>(
  'dispatcher',
  function* think(table, own, seat, rng, effort) {
    const choices = play.choices(table, own, seat);
    if (choices.length > 1) {
      for (const { best, done } of searchingByRollouts(table, choices, seat, rng, effort)) {
        yield { action: best, done };
      }
      return;
    }
    if (!isFamiliar(table)) prepare(table);
    yield { action: choices[0] as Action, done: 1 };
  },
);
