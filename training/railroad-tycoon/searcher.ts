import type { Bot } from '#bots/bot.ts';
import type { Search } from '#bots/search.ts';
import type { Branching } from '#bots/tree.ts';
import { decided } from '#games/railroad-tycoon/bots/decision.ts';
import { candidates, carryOut, searchOf } from '#games/railroad-tycoon/bots/rollouts.ts';
import { EAGER } from '#games/railroad-tycoon/bots/weights.ts';
import type { Action, Own, RailroadTycoon, Table } from '#games/railroad-tycoon/rules/model.ts';
import { play } from '#games/railroad-tycoon/rules/play.ts';
import type { Seat } from '#kernel/game.ts';
import { type Deep, deepBot } from '../deep.ts';

type Steps = readonly Action[];

/** As inspector and dispatcher search, and below the candidates a tree of what seems nearly equal to whoever acts. */
export function searcher(name: string, deep: Deep): Bot<RailroadTycoon> {
  return deepBot<RailroadTycoon, Steps>(name, (table, own, seat) => {
    const all = candidates(table, own, seat, deep);
    if (all.length === 0) return { action: decided(table, own, seat, EAGER) };
    return {
      candidates: all,
      search: deepSearch(table, own, seat, deep),
      actionOf: ([first]) => first as Action,
    };
  });
}

export function deepSearch(
  table: Table,
  own: Own,
  seat: Seat,
  deep: Deep,
): Search<RailroadTycoon, Steps> {
  const search = searchOf(table, own, seat, deep);
  if (deep.depth === 0) return search;
  const branching: Branching<RailroadTycoon, Steps> = {
    depth: deep.depth,
    candidates(state, actor) {
      const theirs = play.own(state, actor);
      const all = candidates(state.table, theirs, actor, deep);
      return all.length > 0
        ? all
        : [{ move: [decided(state.table, theirs, actor, EAGER)], prior: 0 }];
    },
    begin: carryOut,
  };
  return { ...search, branching };
}
