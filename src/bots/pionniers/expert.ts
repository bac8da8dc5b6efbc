import { pionniers } from '#games/pionniers/index.ts';
import type { Action, Pionniers } from '#games/pionniers/model.ts';
import type { Bot } from '../bot.ts';
import { bestOf } from './foresight.ts';

const { game } = pionniers;

/** Looks ahead: what may come of each choice in the next rounds, and how the race then stands. */
export const expert: Bot<Pionniers> = {
  name: 'expert',
  decide(table, own, seat, rng) {
    const choices = game.choices(table, own, seat);
    return choices.length === 1 ? (choices[0] as Action) : bestOf(table, choices, seat, rng);
  },
};
