import type { Bot } from '#bots/bot.ts';
import { bestBySearch, type Candidate, type Search } from '#bots/search.ts';
import { pileLeft } from '#games/union-pacific/rules/flow.ts';
import type { Action, Own, Table, UnionPacific } from '#games/union-pacific/rules/model.ts';
import { play } from '#games/union-pacific/rules/play.ts';
import type { Seat } from '#kernel/game.ts';
import { bestJudged } from './apprentice.ts';
import { leadOf } from './evaluation.ts';
import { judged } from './judgement.ts';
import { WARY } from './weights.ts';

/** How much a bot thinks. It counts positions and never looks at a clock. */
export type Effort = {
  /** Rollouts for all candidates together. */
  tries: number;
  /** So many turns are played out before the holdings are evaluated. A single round was worse than none. */
  turns: number;
  /** Choices that come after so many others, or seem so much worse than the best, in millions, are not tried. */
  breadth: number;
  margin: number;
  /** How much the strongest rival counts against all of them on average, from 0 to 1. */
  spite: number;
};

/** How much the first judgement counts beside what the tries have shown. */
const FIRST_JUDGEMENT = 0.5;

/** Those of the choices that seem nearly equal are tried in imagined states: everybody plays on by judgement. */
export function searcher(name: string, effort: Effort): Bot<UnionPacific> {
  return {
    name,
    decide: (table, own, seat, rng) =>
      bestBySearch(
        searchOf(table, own, seat, effort),
        candidates(table, own, seat, effort),
        rng,
      ) as Action,
  };
}

export function candidates(
  table: Table,
  own: Own,
  seat: Seat,
  { breadth, margin }: Effort,
): Candidate<Action>[] {
  const all = judged(table, own, seat, WARY).toSorted((a, b) => b.worth - a.worth);
  const best = all[0]?.worth ?? 0;
  return all
    .slice(0, breadth)
    .filter(({ worth }) => worth > best - margin)
    .map(({ action, worth }) => ({ move: action, prior: FIRST_JUDGEMENT * worth }));
}

export function searchOf(
  table: Table,
  own: Own,
  seat: Seat,
  { tries, turns, spite }: Effort,
): Search<UnionPacific, Action> {
  const until = table.turns + turns;
  return {
    play,
    tries,
    imagine: (rng) => play.imagine(table, own, seat, rng),
    begin: (state, action) => play.apply(state, seat, action),
    isHorizon: ({ phase, turns: now }) => phase === 'track' && now >= until,
    act(state, actor) {
      play.apply(state, actor, bestJudged(state.table, play.own(state, actor), actor, WARY));
    },
    evaluate: (state) => leadOf(state, seat, spite),
    streamOf,
  };
}

/** The same chance for the same card of the pile and for the track card of the same turn. */
function streamOf(table: Table): number {
  const { phase, turns } = table;
  return phase === 'draw' || phase === 'refill' ? pileLeft(table) : 1000 + turns;
}
