import type { Bot } from '#bots/bot.ts';
import type { Action, Trambahn } from '#games/trambahn/rules/model.ts';
import { playerOf } from '#games/trambahn/rules/piles.ts';
import { play } from '#games/trambahn/rules/play.ts';
import type { Seat, State } from '#kernel/game.ts';
import { expectationOf } from './expectation.ts';
import { bestJudged } from './judgement.ts';
import { evaluate } from './odds.ts';
import { sketchOf } from './sketch.ts';
import { serviceOf } from './worth.ts';

/** How much more a point is minded that its rival may expect: it would rather block a line than open one. */
const BLOCKING = 0.003;

/**
 * Thinks each of its choices through to the end of the turn, going on by the rules of a driver, and judges by what was
 * learnt, with an eye on its rival.
 */
export const inspector: Bot<Trambahn> = {
  name: 'inspector',
  decide(table, own, seat, rng) {
    // A state to try things on. The turn ends before the refill: nothing imagined is read.
    const state = play.imagine(table, own, seat, rng);
    let [best] = play.choices(table, own, seat);
    let most = Number.NEGATIVE_INFINITY;
    for (const choice of play.choices(table, own, seat)) {
      const worth = worthAfter(state, seat, choice);
      if (worth <= most) continue;
      most = worth;
      best = choice;
    }
    return best as Action;
  },
};

function worthAfter(state: State<Trambahn>, seat: Seat, choice: Action): number {
  const sketch = sketchOf(state, seat);
  play.apply(sketch, seat, choice);
  while (play.actors(sketch.table)[0] === seat) {
    play.apply(sketch, seat, bestJudged(sketch, seat).action);
  }
  const { table } = sketch;
  const worth = evaluate(sketch, seat);
  if (table.phase === 'over') return worth;
  const expected = expectationOf(table, 1 - seat);
  return worth - BLOCKING * serviceOf(playerOf(table, 1 - seat), expected);
}
