import type { Bot } from '#bots/bot.ts';
import type { Search } from '#bots/search.ts';
import type { Branching } from '#bots/tree.ts';
import { oddsOf } from '#games/pionniers/bots/race.ts';
import { searchOf } from '#games/pionniers/bots/rollouts.ts';
import { steady } from '#games/pionniers/bots/steady.ts';
import { strikeTheLeader } from '#games/pionniers/bots/thumb.ts';
import { trainOn } from '#games/pionniers/rules/flow.ts';
import type { Action, Pionniers, Table } from '#games/pionniers/rules/model.ts';
import { play } from '#games/pionniers/rules/play.ts';
import type { Seat } from '#kernel/game.ts';
import { type Deep, deepBot } from '../deep.ts';

/** A crate that gains less than this is kept. */
const CRATE = 0.002;

/** Whoever plays by rules of thumb draws nothing. */
const ANY = { below: () => 0 };

/** Races judged by timetables, as the dispatcher judges those of two seats; everybody plays on by rules of thumb. */
export function searcher(name: string, deep: Deep): Bot<Pionniers> {
  return deepBot<Pionniers, Action>(name, (table, own, seat) => ({
    candidates: play
      .choices(table, own, seat)
      .map((move) => ({ move, prior: move.do === 'keep-crate' ? CRATE : 0 })),
    search: deepSearch(table, seat, deep),
    actionOf: (move) => move,
  }));
}

function deepSearch(
  table: Table,
  seat: Seat,
  { tries, turns, depth }: Deep,
): Search<Pionniers, Action> {
  const search = searchOf(table, seat, {
    turns: turns * table.trains.length,
    always: true,
    tries,
    even: false,
    crate: CRATE,
    odds: (later) => oddsOf(later, seat),
    lays: (later) => steady.decide(later, {}, seat, ANY).do === 'lay',
  });
  if (depth === 0) return search;
  return {
    ...search,
    evaluate: ({ table: later }, of) =>
      later.phase === 'over' ? Number(trainOn(later, later.turn).seat === of) : oddsOf(later, of),
    branching: branchingTo(depth),
  };
}

/** What a steady player does comes first; then the other way, or to keep the crate. */
function branchingTo(depth: number): Branching<Pionniers, Action> {
  return {
    depth,
    candidates({ table }, seat) {
      const choices = play.choices(table, {}, seat);
      const first = steady.decide(table, {}, seat, ANY);
      const others =
        table.phase === 'strike'
          ? [strikeTheLeader(table, choices), { do: 'keep-crate' } as const]
          : choices;
      return [first, ...others.filter((other) => !isSame(other, first))].map((move) => ({
        move,
        prior: 0,
      }));
    },
    begin: (state, seat, action) => play.apply(state, seat, action),
  };
}

const isSame = (one: Action, other: Action): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
