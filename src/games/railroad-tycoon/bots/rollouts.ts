import { type Bot, thinker } from '#bots/bot.ts';
import { nearlyEqual, type Reach } from '#bots/reach.ts';
import { type Search, searching } from '#bots/search.ts';
import type { Candidate } from '#bots/tree.ts';
import type { Action, Own, RailroadTycoon, Table } from '#games/railroad-tycoon/rules/model.ts';
import { play } from '#games/railroad-tycoon/rules/play.ts';
import type { Seat, State } from '#kernel/game.ts';
import type { Rng } from '#kernel/rng.ts';
import { assess } from './assessment.ts';
import { mostToBid } from './bidding.ts';
import { decided } from './decision.ts';
import { leadOf } from './evaluation.ts';
import { guessedOwn } from './expectation.ts';
import { PASS } from './moves.ts';
import { type ActionPlan, bestOf } from './plan.ts';
import { plansOf } from './plans.ts';
import { EAGER } from './weights.ts';

/** How much the first judgement counts beside what the tries have shown. */
const FIRST_JUDGEMENT = 0.15;

/** Those of the plans that seem nearly equal are tried in imagined states: everybody plays on by judgement. */
export function searcher(name: string, reach: Reach): Bot<RailroadTycoon> {
  return thinker<RailroadTycoon>(name, function* think(table, own, seat, rng, effort) {
    const all = candidates(table, own, seat, reach);
    if (all.length === 0) {
      yield { action: decided(table, own, seat, EAGER), done: 1 };
      return;
    }
    const search = searchOf(table, own, seat, { ...reach, tries: reach.tries * effort });
    for (const { best, done, judged } of searching(search, all, rng)) {
      yield { action: best[0] as Action, done, judged };
    }
  });
}

type Steps = ActionPlan['steps'];

/** Nothing, where there is nothing to weigh. */
export function candidates(
  table: Table,
  own: Own,
  seat: Seat,
  width: Pick<Reach, 'breadth' | 'margin'>,
): Candidate<Steps>[] {
  if (table.phase === 'auction') return bids(table, own);
  if (table.phase !== 'act') return [];
  const plans = plansOf(assess(table, own, seat, EAGER));
  const judged = plans.map(({ steps, worth }) => ({ move: steps, worth }));
  return nearlyEqual(judged, width, FIRST_JUDGEMENT);
}

/** To go first for this price, or to leave it to whoever bids less. */
function bids(table: Table, own: Own): Candidate<Steps>[] {
  const pass = { move: [PASS], prior: 0 };
  const amount = table.bid + 1;
  return amount > mostToBid(table, own)
    ? [pass]
    : [pass, { move: [{ do: 'bid', amount }], prior: 0 }];
}

export function searchOf(
  table: Table,
  own: Own,
  seat: Seat,
  { tries, turns, spite }: Reach,
): Search<RailroadTycoon, Steps> {
  const until = table.turn + turns;
  return {
    play,
    seat,
    tries,
    imagine: (rng) => imagine(table, own, seat, rng),
    begin: (state, steps) => {
      carryOut(state, seat, steps);
      settleAuction(state);
    },
    isHorizon: ({ phase, turn }) => phase === 'auction' && turn > until,
    act(state, actor) {
      const own = play.own(state, actor);
      if (state.table.phase === 'act') {
        carryOut(state, actor, bestOf(plansOf(assess(state.table, own, actor, EAGER))).steps);
      } else play.apply(state, actor, decided(state.table, own, actor, EAGER));
    },
    evaluate: (state, of) => leadOf(state, of, spite),
    streamOf,
  };
}

/** What going first is worth shows when nobody bids any more. */
function settleAuction(state: State<RailroadTycoon>): void {
  while (state.table.phase === 'auction') play.apply(state, state.table.seat, PASS);
}

function imagine(table: Table, own: Own, seat: Seat, rng: Rng): State<RailroadTycoon> {
  const { table: same, hidden } = play.imagine(table, own, seat, rng);
  const guessed = hidden.own.map((theirs, other) => {
    if (other === seat) return theirs;
    return { ...theirs, money: guessedOwn(table, other).money };
  });
  return { table: same, hidden: { ...hidden, own: guessed } };
}

/** All steps of a plan, as long as nothing comes between. */
export function carryOut(state: State<RailroadTycoon>, seat: Seat, steps: Steps): void {
  for (const [i, step] of steps.entries()) {
    if (i > 0 && play.check(state.table, play.own(state, seat), seat, step)) return;
    play.apply(state, seat, step);
  }
}

/** The same chance for the same moment of the game. */
const streamOf = ({ turn, round, seat }: Table): number => (turn * 4 + round) * 8 + seat;
