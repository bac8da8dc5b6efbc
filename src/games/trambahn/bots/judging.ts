import type { Bot } from '#bots/bot.ts';
import type { Trambahn } from '#games/trambahn/rules/model.ts';
import { play } from '#games/trambahn/rules/play.ts';
import { bestJudged } from './judgement.ts';
import { type Belief, worthOf } from './worth.ts';

/** Tries each of its choices and takes the one whose position it likes best. It does not search. */
export function judgingBot(name: string, belief: Belief): Bot<Trambahn> {
  return {
    name,
    decide(table, own, seat, rng) {
      // A state to try things on. Judges read the table and the seat's own cards: nothing imagined.
      return bestJudged(play.imagine(table, own, seat, rng), seat, (...position) =>
        worthOf(...position, belief),
      ).action;
    },
  };
}
