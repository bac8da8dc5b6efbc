import { type Bot, thinker } from '#bots/bot.ts';
import { type Search, searching } from '#bots/search.ts';
import type { Branching, Candidate } from '#bots/tree.ts';
import { pileLeft } from '#games/union-pacific/rules/flow.ts';
import type { Action, Own, Table, UnionPacific } from '#games/union-pacific/rules/model.ts';
import { play } from '#games/union-pacific/rules/play.ts';
import type { Seat } from '#kernel/game.ts';
import { leadOf } from './evaluation.ts';
import { bestJudged, judged } from './judgement.ts';
import { WARY } from './weights.ts';

/** How far a bot thinks. It counts positions and never looks at a clock. */
export type Reach = {
  /** Positions judged for all candidates together. */
  tries: number;
  /** So many turns are played out before the holdings are evaluated. A single round was worse than none. */
  turns: number;
  /** Choices that come after so many others, or seem so much worse than the best, in millions, are not tried. */
  breadth: number;
  margin: number;
  /** How much the strongest rival counts against all of them on average, from 0 to 1. */
  spite: number;
  /** So many moments after the candidates, everybody decides by what the tries have shown; then by judgement. */
  depth: number;
};

/** How much the first judgement counts beside what the tries have shown. */
const FIRST_JUDGEMENT = 0.5;

/** Those of the choices that seem nearly equal are tried in imagined states: everybody plays on by judgement. */
export function searcher(name: string, reach: Reach): Bot<UnionPacific> {
  return thinker<UnionPacific>(name, function* think(table, own, seat, rng, effort) {
    const search = searchOf(table, own, seat, { ...reach, tries: reach.tries * effort });
    const all = candidates(table, own, seat, reach);
    for (const { best, done } of searching(search, all, rng)) yield { action: best, done };
  });
}

export function candidates(
  table: Table,
  own: Own,
  seat: Seat,
  { breadth, margin }: Pick<Reach, 'breadth' | 'margin'>,
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
  { tries, turns, spite, depth, breadth, margin }: Reach,
): Search<UnionPacific, Action> {
  const until = table.turns + turns;
  return {
    play,
    seat,
    tries,
    imagine: (rng) => play.imagine(table, own, seat, rng),
    begin: (state, action) => play.apply(state, seat, action),
    isHorizon: ({ phase, turns: now }) => phase === 'track' && now >= until,
    act(state, actor) {
      play.apply(state, actor, bestJudged(state.table, play.own(state, actor), actor, WARY));
    },
    evaluate: (state, of) => leadOf(state, of, spite),
    streamOf,
    ...(depth > 0 ? { branching: branchingTo(depth, { breadth, margin }) } : {}),
  };
}

function branchingTo(
  depth: number,
  width: Pick<Reach, 'breadth' | 'margin'>,
): Branching<UnionPacific, Action> {
  return {
    depth,
    candidates: ({ table, hidden }, seat) =>
      candidates(table, hidden.own[seat] as Own, seat, width),
    begin: (state, seat, action) => play.apply(state, seat, action),
  };
}

/** The same chance for the same card of the pile and for the track card of the same turn. */
function streamOf(table: Table): number {
  const { phase, turns } = table;
  return phase === 'draw' || phase === 'refill' ? pileLeft(table) : 1000 + turns;
}
