import type { Bot } from '#bots/bot.ts';
import type { Action, Pionniers } from '#games/pionniers/rules/model.ts';
import { play } from '#games/pionniers/rules/play.ts';
import { isFamiliar } from './features.ts';
import { prepare } from './race.ts';
import { bestByRollouts } from './rollouts.ts';

/** Looks ahead: what may come of each choice in the next rounds, and how the race then stands. */
export const driver: Bot<Pionniers> = {
  name: 'driver',
  decide(table, own, seat, rng) {
    const choices = play.choices(table, own, seat);
    if (choices.length > 1) return bestByRollouts(table, choices, seat, rng);
    if (!isFamiliar(table)) prepare(table);
    return choices[0] as Action;
  },
};
