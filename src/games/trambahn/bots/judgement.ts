import type { Action, Own, Table, Trambahn } from '#games/trambahn/rules/model.ts';
import { play } from '#games/trambahn/rules/play.ts';
import type { Seat, State } from '#kernel/game.ts';
import { type Expectation, expectationOf } from './expectation.ts';
import { sketchOf } from './sketch.ts';
import { worthOf } from './worth.ts';

export type Judged = { action: Action; worth: number };

/** What a position is worth to the seat whose turn it is, or when the game is over. */
export type Judge = (table: Table, own: Own, seat: Seat, expected: Expectation) => number;

/** What the position after each choice is worth to the seat. The two passengers of a turn are thought of together. */
export function judged(state: State<Trambahn>, seat: Seat, judge: Judge = worthOf): Judged[] {
  const { table } = state;
  // Passengers change what is expected. Later in the turn that stays as it is, so that a plan of several steps looks the
  // same from each of them.
  const expected = table.phase === 'passengers' ? undefined : expectationOf(table, seat);
  return play.choices(table, play.own(state, seat), seat).map((action) => {
    const after = sketchOf(state, seat);
    play.apply(after, seat, action);
    const worth =
      after.table.phase === 'passengers'
        ? bestJudged(after, seat, judge).worth
        : judge(
            after.table,
            play.own(after, seat),
            seat,
            expected ?? expectationOf(after.table, seat),
          );
    return { action, worth };
  });
}

/** Of equals, the first. */
export function bestJudged(state: State<Trambahn>, seat: Seat, judge?: Judge): Judged {
  const [first, ...others] = judged(state, seat, judge);
  if (first === undefined) throw new Error(`seat ${seat} has nothing to decide`);
  let best = first;
  for (const other of others) if (other.worth > best.worth) best = other;
  return best;
}
