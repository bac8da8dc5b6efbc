import type { Bot } from '#bots/bot.ts';
import type { Search } from '#bots/search.ts';
import { candidates, searchOf } from '#games/union-pacific/bots/rollouts.ts';
import type { Action, Own, Table, UnionPacific } from '#games/union-pacific/rules/model.ts';
import { play } from '#games/union-pacific/rules/play.ts';
import type { Seat } from '#kernel/game.ts';
import { type Deep, deepBot } from '../deep.ts';

/** As inspector and dispatcher search, and below the candidates a tree of what seems nearly equal to whoever acts. */
export function searcher(name: string, deep: Deep): Bot<UnionPacific> {
  return deepBot<UnionPacific, Action>(name, (table, own, seat) => ({
    candidates: candidates(table, own, seat, deep),
    search: deepSearch(table, own, seat, deep),
    actionOf: (move) => move,
  }));
}

export function deepSearch(
  table: Table,
  own: Own,
  seat: Seat,
  deep: Deep,
): Search<UnionPacific, Action> {
  const search = searchOf(table, own, seat, deep);
  if (deep.depth === 0) return search;
  return {
    ...search,
    branching: {
      depth: deep.depth,
      candidates: (state, actor) => candidates(state.table, play.own(state, actor), actor, deep),
      begin: (state, actor, action) => play.apply(state, actor, action as Action),
    },
  };
}
