import type { Bot } from '#bots/bot.ts';
import type { Action, Trambahn } from '#games/trambahn/rules/model.ts';
import { play } from '#games/trambahn/rules/play.ts';
import { netOf } from './net.ts';
import { NUMBERS } from './net-numbers.ts';
import { evaluationBy } from './odds.ts';
import { plansOf } from './plans.ts';

const evaluate = evaluationBy(netOf(NUMBERS));

/** Plans whole turns and judges by what was learnt. It needs no rollouts: `docs/decisions/0055-trambahn-learnt.md`. */
export const driver: Bot<Trambahn> = {
  name: 'driver',
  decide(table, own, seat, rng) {
    // A state to try things on. Plans end before the refill: nothing imagined is read.
    const [best] = plansOf(play.imagine(table, own, seat, rng), seat, evaluate);
    return best?.actions[0] as Action;
  },
};
