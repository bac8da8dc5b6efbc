import { bestBySearch, type Search } from '#bots/search.ts';
import type { Candidate } from '#bots/tree.ts';
import { incomeAt } from '#games/railroad-tycoon/rules/data/economy.ts';
import type { Action, Own, RailroadTycoon, Table } from '#games/railroad-tycoon/rules/model.ts';
import { play } from '#games/railroad-tycoon/rules/play.ts';
import type { Seat, State } from '#kernel/game.ts';
import type { Rng } from '#kernel/rng.ts';
import { decided } from './apprentice.ts';
import { assess } from './assessment.ts';
import { leadOf } from './evaluation.ts';
import { PASS } from './moves.ts';
import { type ActionPlan, bestOf } from './plan.ts';
import { plansOf } from './plans.ts';
import { EAGER, ORDINARY } from './weights.ts';

/** So many whole turns are played out after the present one before all is evaluated. None was clearly worse. */
const TURNS = 1;

/** For all candidates together. */
const TRIES = 8;

/** No more plans than these are tried, and none that seems so much worse than the best, in points. */
const BREADTH = 4;
const MARGIN = 5;

/** How much the first judgement counts beside what the tries have shown. */
const FIRST_JUDGEMENT = 0.15;

/** No higher bid is thought of. */
const HIGHEST_BID = 8;

/** Those of the plans that seem nearly equal are tried in imagined states: everybody plays on by judgement. */
export function bestByRollouts(table: Table, own: Own, seat: Seat, rng: Rng): Action {
  const best = bestBySearch(searchOf(table, own, seat), candidates(table, own, seat), rng);
  return best ? (best[0] as Action) : decided(table, own, seat, EAGER);
}

type Steps = ActionPlan['steps'];

/** Nothing, where there is nothing to weigh. */
function candidates(table: Table, own: Own, seat: Seat): Candidate<Steps>[] {
  const plans = plansIn(table, own, seat).toSorted((a, b) => b.worth - a.worth);
  const best = plans[0]?.worth ?? 0;
  return plans
    .slice(0, BREADTH)
    .filter(({ worth }) => worth > best - MARGIN)
    .map(({ steps, worth }) => ({ move: steps, prior: FIRST_JUDGEMENT * worth }));
}

function plansIn(table: Table, own: Own, seat: Seat): ActionPlan[] {
  if (table.phase === 'act') return plansOf(assess(table, own, seat, EAGER));
  if (table.phase !== 'auction') return [];
  const pass = { steps: [PASS], worth: 0 };
  const amount = table.bid + 1;
  return amount > HIGHEST_BID ? [pass] : [pass, { steps: [{ do: 'bid', amount }], worth: 0 }];
}

function searchOf(table: Table, own: Own, seat: Seat): Search<RailroadTycoon, Steps> {
  const until = table.turn + TURNS;
  return {
    play,
    seat,
    tries: TRIES,
    imagine: (rng) => imagine(table, own, seat, rng),
    begin: (state, steps) => carryOut(state, seat, steps),
    isHorizon: ({ phase, turn }) => phase === 'auction' && turn > until,
    act(state, actor) {
      const own = play.own(state, actor);
      const weights = actor === seat ? EAGER : ORDINARY;
      if (state.table.phase === 'act') {
        carryOut(state, actor, bestOf(plansOf(assess(state.table, own, actor, weights))).steps);
      } else play.apply(state, actor, decided(state.table, own, actor, weights));
    },
    evaluate: (state) => leadOf(state, seat),
    streamOf,
  };
}

/** Others' money is guessed by their incomes: whoever has much spends it. */
function imagine(table: Table, own: Own, seat: Seat, rng: Rng): State<RailroadTycoon> {
  const { table: same, hidden } = play.imagine(table, own, seat, rng);
  const guessed = hidden.own.map((theirs, other) => {
    if (other === seat) return theirs;
    const { score } = table.players[other] as Table['players'][0];
    return { ...theirs, money: incomeAt(score) >> 1 };
  });
  return { table: same, hidden: { ...hidden, own: guessed } };
}

/** All steps of a plan, as long as nothing comes between. */
function carryOut(state: State<RailroadTycoon>, seat: Seat, steps: Steps): void {
  for (const [i, step] of steps.entries()) {
    if (i > 0 && play.check(state.table, play.own(state, seat), seat, step)) return;
    play.apply(state, seat, step);
  }
}

/** The same chance for the same moment of the game. */
const streamOf = ({ turn, round, seat }: Table): number => (turn * 4 + round) * 8 + seat;
