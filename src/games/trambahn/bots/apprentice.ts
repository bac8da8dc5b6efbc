import type { Bot } from '#bots/bot.ts';
import type { Action, Trambahn } from '#games/trambahn/rules/model.ts';
import { play } from '#games/trambahn/rules/play.ts';
import type { Seat, State } from '#kernel/game.ts';
import { expectationOf } from './expectation.ts';
import { worthOf } from './worth.ts';

/**
 * Plays by judgement: it tries each of its choices and takes the one whose position it likes best.
 * It does not search; only the two passengers of a turn are thought of together.
 */
export const apprentice: Bot<Trambahn> = {
  name: 'apprentice',
  decide(table, own, seat, rng) {
    // A state to try things on. The judgement reads the table and the seat's own cards: nothing imagined.
    return bestChoice(play.imagine(table, own, seat, rng), seat).action;
  },
};

type Choice = { action: Action; worth: number };

/** Of equals, the first. */
function bestChoice(state: State<Trambahn>, seat: Seat): Choice {
  const { table } = state;
  // Passengers change what is expected. Later in the turn that stays as it is, so that a plan of several steps looks the
  // same from each of them.
  const expected = table.phase === 'passengers' ? undefined : expectationOf(table, seat);
  let best: Choice | undefined;
  for (const action of play.choices(table, play.own(state, seat), seat)) {
    const after = play.clone(state);
    play.apply(after, seat, action);
    const worth =
      after.table.phase === 'passengers'
        ? bestChoice(after, seat).worth
        : worthOf(
            after.table,
            play.own(after, seat),
            seat,
            expected ?? expectationOf(after.table, seat),
          );
    if (best === undefined || worth > best.worth) best = { action, worth };
  }
  if (best === undefined) throw new Error(`seat ${seat} has nothing to decide`);
  return best;
}
