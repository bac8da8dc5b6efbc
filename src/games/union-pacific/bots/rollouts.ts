import { bestBySearch, type Search } from '#bots/search.ts';
import type { Candidate } from '#bots/tree.ts';
import { pileLeft } from '#games/union-pacific/rules/flow.ts';
import type { Action, Own, Table, UnionPacific } from '#games/union-pacific/rules/model.ts';
import { play } from '#games/union-pacific/rules/play.ts';
import type { Seat } from '#kernel/game.ts';
import type { Rng } from '#kernel/rng.ts';
import { bestJudged } from './apprentice.ts';
import { leadOf } from './evaluation.ts';
import { judged } from './judgement.ts';
import { WARY } from './weights.ts';

/** So many turns are played out before the holdings are evaluated. A single round was worse than none. */
const TURNS = 12;

/** For all candidates together. */
const TRIES = 24;

/** Choices that seem so much worse than the best, in millions, or that come after so many others, are not tried. */
const MARGIN = 1.5;
const BREADTH = 3;

/** How much the first judgement counts beside what the tries have shown. */
const FIRST_JUDGEMENT = 0.5;

/** Those of the choices that seem nearly equal are tried in imagined states: everybody plays on by judgement. */
export function bestByRollouts(table: Table, own: Own, seat: Seat, rng: Rng): Action {
  return bestBySearch(searchOf(table, own, seat), candidates(table, own, seat), rng) as Action;
}

function candidates(table: Table, own: Own, seat: Seat): Candidate<Action>[] {
  const all = judged(table, own, seat, WARY).toSorted((a, b) => b.worth - a.worth);
  const best = all[0]?.worth ?? 0;
  return all
    .slice(0, BREADTH)
    .filter(({ worth }) => worth > best - MARGIN)
    .map(({ action, worth }) => ({ move: action, prior: FIRST_JUDGEMENT * worth }));
}

function searchOf(table: Table, own: Own, seat: Seat): Search<UnionPacific, Action> {
  const until = table.turns + TURNS;
  return {
    play,
    seat,
    tries: TRIES,
    imagine: (rng) => play.imagine(table, own, seat, rng),
    begin: (state, action) => play.apply(state, seat, action),
    isHorizon: ({ phase, turns }) => phase === 'track' && turns >= until,
    act(state, actor) {
      play.apply(state, actor, bestJudged(state.table, play.own(state, actor), actor, WARY));
    },
    evaluate: (state) => leadOf(state, seat),
    streamOf,
  };
}

/** The same chance for the same card of the pile and for the track card of the same turn. */
function streamOf(table: Table): number {
  const { phase, turns } = table;
  return phase === 'draw' || phase === 'refill' ? pileLeft(table) : 1000 + turns;
}
