import { type Bot, thinker } from '#bots/bot.ts';
import { nearlyEqual, type Reach } from '#bots/reach.ts';
import { type Search, searching } from '#bots/search.ts';
import type { Candidate } from '#bots/tree.ts';
import type { Action, Own, Table, UnionPacific } from '#games/union-pacific/rules/model.ts';
import { play } from '#games/union-pacific/rules/play.ts';
import type { Seat, State } from '#kernel/game.ts';
import { judged } from './judgement.ts';
import { playingOn } from './rollouts.ts';
import { type Evaluate, waysOf } from './ways.ts';
import { WARY } from './weights.ts';

/** The margin is one of odds. `belief`: how much the first judgement counts beside what the tries show. */
export type Foresight = Omit<Reach, 'spite'> & { belief: number };

/** Where the net has not learnt to judge, the driver's judgement chooses what is tried: millions, as a part of a win. */
const MILLION = 0.01;
const MARGIN = 4 * MILLION;
const BELIEF = 0.5;

/** Chooses by the net what is tried, plays on by judgement, and asks the net again what has come of it. */
export function foreseeing(name: string, evaluate: Evaluate, reach: Foresight): Bot<UnionPacific> {
  return thinker<UnionPacific>(name, function* think(table, own, seat, rng, effort) {
    // The net reads what the seat sees: of the rest, anything will do.
    const all = candidatesBy(play.imagine(table, own, seat, rng), own, seat, evaluate, reach);
    const search = searchBy(table, own, seat, evaluate, { ...reach, tries: reach.tries * effort });
    for (const { best, done, judged: count } of searching(search, all, rng)) {
      yield { action: best[0] as Action, done, judged: count };
    }
  });
}

function candidatesBy(
  state: State<UnionPacific>,
  own: Own,
  seat: Seat,
  evaluate: Evaluate,
  { breadth, margin, belief }: Foresight,
): Candidate<readonly Action[]>[] {
  const ways = waysOf(state, seat, evaluate).map(({ actions, worth }) => ({
    move: actions,
    worth,
  }));
  if (ways.length > 0) return nearlyEqual(ways, { breadth, margin }, belief);
  const moves = judged(state.table, own, seat, WARY).map(({ action, worth }) => ({
    move: [action],
    worth: worth * MILLION,
  }));
  return nearlyEqual(moves, { breadth, margin: MARGIN }, BELIEF);
}

function searchBy(
  table: Table,
  own: Own,
  seat: Seat,
  evaluate: Evaluate,
  { tries, turns }: Foresight,
): Search<UnionPacific, readonly Action[]> {
  return {
    ...playingOn(table, own, seat, turns),
    tries,
    begin(state, actions) {
      for (const action of actions) play.apply(state, seat, action);
    },
    evaluate,
  };
}
