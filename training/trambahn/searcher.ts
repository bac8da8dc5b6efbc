import type { Bot } from '#bots/bot.ts';
import { nearlyEqual } from '#bots/reach.ts';
import type { Search } from '#bots/search.ts';
import type { Branching } from '#bots/tree.ts';
import { bestJudged, judged } from '#games/trambahn/bots/judgement.ts';
import { evaluate } from '#games/trambahn/bots/odds.ts';
import { plansOf } from '#games/trambahn/bots/plans.ts';
import type { Action, Own, Table, Trambahn } from '#games/trambahn/rules/model.ts';
import { play } from '#games/trambahn/rules/play.ts';
import type { Seat } from '#kernel/game.ts';
import { type Deep, deepBot } from '../deep.ts';

/** How much the net's judgement at the end of a turn counts beside what the tries have shown. */
const FIRST_JUDGEMENT = 0.5;

/** The dispatcher's plans that are nearly as good as its best, tried some turns further: everybody by judgement, a choice at a time. */
export function searcher(name: string, deep: Deep): Bot<Trambahn> {
  return deepBot(name, (table, own, seat, rng) => {
    // Plans end before the refill: nothing imagined is read.
    const plans = plansOf(play.imagine(table, own, seat, rng), seat, evaluate);
    const judgedPlans = plans.map(({ actions, worth }) => ({ move: actions, worth }));
    return {
      candidates: nearlyEqual(judgedPlans, deep, FIRST_JUDGEMENT),
      search: searchOf(table, own, seat, deep),
      actionOf: ([first]) => first as Action,
    };
  });
}

function searchOf(
  table: Table,
  own: Own,
  seat: Seat,
  { tries, turns, depth, breadth }: Deep,
): Search<Trambahn, readonly Action[]> {
  const until = table.turns + turns;
  return {
    play,
    seat,
    tries,
    imagine: (rng) => play.imagine(table, own, seat, rng),
    begin(state, actions) {
      for (const action of actions) play.apply(state, seat, action);
    },
    // The net judges a turn that is played, before the hand is refilled.
    isHorizon: (later, actor) => actor === 'chance' && later.turns >= until,
    act(state, actor) {
      play.apply(state, actor, bestJudged(state, actor).action);
    },
    evaluate,
    streamOf: ({ turns: now }) => now,
    ...(depth > 0 ? { branching: branchingTo(depth, breadth) } : {}),
  };
}

function branchingTo(depth: number, breadth: number): Branching<Trambahn, Action> {
  return {
    depth,
    candidates: (state, seat) =>
      judged(state, seat)
        .toSorted((a, b) => b.worth - a.worth)
        .slice(0, breadth)
        .map(({ action }) => ({ move: action, prior: 0 })),
    begin: (state, seat, action) => play.apply(state, seat, action),
  };
}
