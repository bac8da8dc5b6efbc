import { incomeAt } from '#games/railroad-tycoon/rules/data/economy.ts';
import type { Action, Own, RailroadTycoon, Table } from '#games/railroad-tycoon/rules/model.ts';
import { play } from '#games/railroad-tycoon/rules/play.ts';
import type { Seat, State } from '#kernel/game.ts';
import { type Rng, rngFrom } from '#kernel/rng.ts';
import { decided } from './apprentice.ts';
import { EAGER, ORDINARY } from './manner.ts';
import { PASS } from './moves.ts';
import { bestOf, type Plan } from './plan.ts';
import { plansOf } from './plans.ts';
import { prospectOf, viewOf } from './view.ts';

/** So many whole turns are played out after the present one before all is judged. None was clearly worse. */
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

type Candidate = Plan & { sum: number };

/**
 * The best of the plans. Those that seem nearly equal are tried in imagined states: everybody plays on by judgement for
 * some turns, and then all companies are judged. The n-th try of every candidate meets the same draws: they are compared,
 * not their luck.
 */
export function foreseen(table: Table, own: Own, seat: Seat, rng: Rng): Action {
  const seed = rng.below(2 ** 32);
  let left = candidates(table, own, seat);
  if (left.length === 0) return decided(table, own, seat, EAGER);
  const rungs = Math.ceil(Math.log2(left.length));
  let tries = 0;
  while (left.length > 1) {
    const more = Math.ceil(TRIES / rungs / left.length);
    for (const last = tries + more; tries < last; tries++) {
      const imagined = imagine(table, own, seat, rngFrom(seed, -1 - tries));
      for (const candidate of left) {
        const state = play.clone(imagined);
        carryOut(state, seat, candidate.steps);
        candidate.sum += playOn(state, seat, table.turn + TURNS, seed + tries);
      }
    }
    const worth = (each: Candidate) => FIRST_JUDGEMENT * each.worth + each.sum / tries;
    left = left.toSorted((a, b) => worth(b) - worth(a)).slice(0, Math.ceil(left.length / 2));
  }
  return left[0]?.steps[0] as Action;
}

/** Nothing, where there is nothing to weigh. */
function candidates(table: Table, own: Own, seat: Seat): Candidate[] {
  const plans = plansIn(table, own, seat).toSorted((a, b) => b.worth - a.worth);
  const best = plans[0]?.worth ?? 0;
  return plans
    .slice(0, BREADTH)
    .filter(({ worth }) => worth > best - MARGIN)
    .map((plan) => ({ ...plan, sum: 0 }));
}

function plansIn(table: Table, own: Own, seat: Seat): Plan[] {
  if (table.phase === 'act') return plansOf(viewOf(table, own, seat, EAGER));
  if (table.phase !== 'auction') return [];
  const pass = { steps: [PASS], worth: 0 };
  const amount = table.bid + 1;
  return amount > HIGHEST_BID ? [pass] : [pass, { steps: [{ do: 'bid', amount }], worth: 0 }];
}

/** Others' money is guessed by their incomes: whoever has much spends it. */
function imagine(table: Table, own: Own, seat: Seat, rng: Rng): State<RailroadTycoon> {
  const state = play.imagine(table, own, seat, rng);
  for (const [other, { score }] of table.players.entries()) {
    if (other !== seat) play.own(state, other).money = incomeAt(score) >> 1;
  }
  return state;
}

/** All steps of a plan, as long as nothing comes between. */
function carryOut(state: State<RailroadTycoon>, seat: Seat, steps: readonly Action[]): void {
  for (const [i, step] of steps.entries()) {
    if (i > 0 && play.check(state.table, play.own(state, seat), seat, step)) return;
    play.apply(state, seat, step);
  }
}

/** How far ahead the seat is when the turns up to this one are over, or the game. */
function playOn(state: State<RailroadTycoon>, seat: Seat, until: number, seed: number): number {
  const { table } = state;
  for (;;) {
    const actor = play.actors(table)[0];
    if (actor === undefined || (table.phase === 'auction' && table.turn > until)) {
      return leadOf(state, seat);
    }
    if (actor === 'chance') {
      play.apply(state, actor, play.chance(state, rngFrom(seed, streamOf(table))));
      continue;
    }
    const own = play.own(state, actor);
    const manner = actor === seat ? EAGER : ORDINARY;
    if (table.phase === 'act') {
      carryOut(state, actor, bestOf(plansOf(viewOf(table, own, actor, manner))).steps);
    } else play.apply(state, actor, decided(table, own, actor, manner));
  }
}

/** The same chance for the same moment of the game. */
const streamOf = ({ turn, round, seat }: Table): number => (turn * 4 + round) * 8 + seat;

/** What one's company is worth, less that of the rivals: half of them all, half the best. */
function leadOf(state: State<RailroadTycoon>, seat: Seat): number {
  const { players } = state.table;
  let sum = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < players.length; other++) {
    if (other === seat) continue;
    const worth = companyWorth(state, other);
    sum += worth;
    most = Math.max(most, worth);
  }
  return companyWorth(state, seat) - (sum / (players.length - 1) + most) / 2;
}

function companyWorth(state: State<RailroadTycoon>, seat: Seat): number {
  const { table } = state;
  const { score, shares } = table.players[seat] as Table['players'][0];
  if (table.phase === 'over') return score - shares + (table.result?.bonuses[seat] ?? 0);
  const own = play.own(state, seat);
  const view = viewOf(table, own, seat, EAGER);
  const { outlook } = view;
  const income = (outlook.turns - 1) * 0.5 * outlook.cash * incomeAt(score);
  return (
    score -
    shares * outlook.share +
    own.money * outlook.cash +
    income +
    prospectOf(view, 0, outlook.actions)
  );
}
