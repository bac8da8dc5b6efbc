import type { Bot } from '#bots/bot.ts';
import type { Trambahn } from '#games/trambahn/rules/model.ts';
import { play } from '#games/trambahn/rules/play.ts';
import { bestJudged } from './judgement.ts';

/** Plays by judgement: it tries each of its choices and takes the one whose position it likes best. It does not search. */
export const apprentice: Bot<Trambahn> = {
  name: 'apprentice',
  decide(table, own, seat, rng) {
    // A state to try things on. The judgement reads the table and the seat's own cards: nothing imagined.
    return bestJudged(play.imagine(table, own, seat, rng), seat).action;
  },
};
