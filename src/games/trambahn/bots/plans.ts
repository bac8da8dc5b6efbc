import type { Action, Card, Trambahn } from '#games/trambahn/rules/model.ts';
import { play } from '#games/trambahn/rules/play.ts';
import type { Seat, State } from '#kernel/game.ts';
import { bestJudged } from './judgement.ts';
import { sketchOf } from './sketch.ts';

/** All that a seat may still do in its turn, and what the position then is worth to it. */
export type Plan = { actions: readonly Action[]; worth: number };

/** What a position is worth when the seat's turn is played, or the game over. */
export type Evaluate = (state: State<Trambahn>, seat: Seat) => number;

const END_INCOME: Action = { do: 'end-step', step: 'income' };

/** So many of the best pairs of passengers are thought through again, with every station that may follow them. */
const REFINED = 6;

/**
 * Ways to play the rest of a turn, the best first. Each begins in its own way: with every pair of passengers, with every
 * station or tram that may come next, with every part of the hand that may be kept; and goes on as an apprentice would, but
 * for the trams, which are bought in the best way. Of plans that come to the same, the shortest is kept.
 */
export function plansOf(state: State<Trambahn>, seat: Seat, evaluate: Evaluate): Plan[] {
  const beginnings = beginningsOf(state, seat);
  const plans = distinct(beginnings.map((actions) => finished(state, seat, actions, evaluate)));
  if (state.table.phase !== 'passengers') return plans;
  return distinct([
    ...plans.slice(0, REFINED).map((plan) => refined(state, seat, plan, evaluate)),
    ...plans.slice(REFINED),
  ]);
}

function distinct(plans: readonly Plan[]): Plan[] {
  const kept = new Map<number, Plan>();
  for (const plan of plans) {
    const same = kept.get(plan.worth);
    if (!same || plan.actions.length < same.actions.length) kept.set(plan.worth, plan);
  }
  return [...kept.values()].sort((a, b) => b.worth - a.worth);
}

/** Is it still the seat that must act? No chance falls within a turn. */
const isTurnOf = ({ table }: State<Trambahn>, seat: Seat): boolean =>
  play.actors(table)[0] === seat;

function after(state: State<Trambahn>, seat: Seat, actions: readonly Action[]): State<Trambahn> {
  const sketch = sketchOf(state, seat);
  for (const action of actions) play.apply(sketch, seat, action);
  return sketch;
}

function finished(
  state: State<Trambahn>,
  seat: Seat,
  beginning: readonly Action[],
  evaluate: Evaluate,
): Plan {
  const sketch = after(state, seat, beginning);
  const actions = [...beginning];
  while (isTurnOf(sketch, seat)) {
    if (sketch.table.phase === 'trams') {
      const { actions: buying, worth } = bestBuying(sketch, seat, evaluate);
      return { actions: [...actions, ...buying], worth };
    }
    for (const action of nextOf(sketch, seat)) {
      play.apply(sketch, seat, action);
      actions.push(action);
    }
  }
  return { actions, worth: evaluate(sketch, seat) };
}

/** As an apprentice goes on. Of income it banks all: that need not be judged card by card. */
function nextOf(state: State<Trambahn>, seat: Seat): Action[] {
  if (state.table.phase !== 'income') return [bestJudged(state, seat).action];
  const banked = play.own(state, seat).hand.map((card): Action => ({ do: 'bank', card }));
  return [...banked, END_INCOME];
}

function bestBuying(state: State<Trambahn>, seat: Seat, evaluate: Evaluate): Plan {
  let best: Plan = { actions: [], worth: Number.NEGATIVE_INFINITY };
  for (const action of play.choices(state.table, play.own(state, seat), seat)) {
    const sketch = after(state, seat, [action]);
    const rest: Plan = isTurnOf(sketch, seat)
      ? bestBuying(sketch, seat, evaluate)
      : { actions: [], worth: evaluate(sketch, seat) };
    if (rest.worth > best.worth) best = { actions: [action, ...rest.actions], worth: rest.worth };
  }
  return best;
}

/** The same passengers, with the best of all stations that may follow. */
function refined(state: State<Trambahn>, seat: Seat, plan: Plan, evaluate: Evaluate): Plan {
  const sketch = sketchOf(state, seat);
  let passengers = 0;
  while (isTurnOf(sketch, seat) && sketch.table.phase === 'passengers') {
    play.apply(sketch, seat, plan.actions[passengers++] as Action);
  }
  if (!isTurnOf(sketch, seat)) return plan;
  const [best] = plansOf(sketch, seat, evaluate);
  if (!best || best.worth <= plan.worth) return plan;
  return { actions: [...plan.actions.slice(0, passengers), ...best.actions], worth: best.worth };
}

function beginningsOf(state: State<Trambahn>, seat: Seat): Action[][] {
  const { phase } = state.table;
  if (phase === 'income') return keepings(play.own(state, seat).hand);
  const choices = play.choices(state.table, play.own(state, seat), seat);
  if (phase !== 'passengers') return choices.map((action) => [action]);
  return choices.flatMap((action) => pairsWith(state, seat, action));
}

/** With every second passenger, or none. The order of two means nothing unless the first brings a scoring. */
function pairsWith(state: State<Trambahn>, seat: Seat, first: Action): Action[][] {
  const sketch = sketchOf(state, seat);
  play.apply(sketch, seat, first);
  const { table } = sketch;
  if (table.phase !== 'passengers') return [[first]];
  const isScored = table.scorings.length > state.table.scorings.length;
  return play
    .choices(table, play.own(sketch, seat), seat)
    .filter((second) => isScored || !isBefore(second, first))
    .map((second) => [first, second]);
}

function isBefore(second: Action, first: Action): boolean {
  if (second.do !== 'lay-passenger' || first.do !== 'lay-passenger') return false;
  return second.card < first.card || (second.card === first.card && second.row < first.row);
}

/** 6.1: every part of the hand banked, the rest kept. Equal cards are banked one after another. */
function keepings(hand: readonly Card[]): Action[][] {
  let ways: Action[][] = [[]];
  for (const [i, card] of hand.entries()) {
    const bank: Action = { do: 'bank', card };
    const isSecond = card === hand[i - 1];
    const banked = ways
      .filter((way) => !isSecond || lastBanked(way) === card)
      .map((way) => [...way, bank]);
    ways = [...ways, ...banked];
  }
  return ways.map((way) => [...way, END_INCOME]);
}

function lastBanked(way: readonly Action[]): Card | undefined {
  const last = way.at(-1);
  return last?.do === 'bank' ? last.card : undefined;
}
