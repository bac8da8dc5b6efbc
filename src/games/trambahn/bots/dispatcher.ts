import type { Bot } from '#bots/bot.ts';
import type { Action, Trambahn } from '#games/trambahn/rules/model.ts';
import { play } from '#games/trambahn/rules/play.ts';
import { evaluate } from './odds.ts';
import { plansOf } from './plans.ts';

/** Plans whole turns in hundreds of ways and judges by what was learnt: `docs/decisions/0055-trambahn-learnt.md`, 0060. */
export const dispatcher: Bot<Trambahn> = {
  name: 'dispatcher',
  decide(table, own, seat, rng) {
    // A state to try things on. Plans end before the refill: nothing imagined is read.
    const [best] = plansOf(play.imagine(table, own, seat, rng), seat, evaluate);
    return best?.actions[0] as Action;
  },
};
