import { type Bot, thinker } from '#bots/bot.ts';
import { nearlyEqual, type Reach } from '#bots/reach.ts';
import { type Search, searching } from '#bots/search.ts';
import type { Candidate } from '#bots/tree.ts';
import { pileLeft } from '#games/union-pacific/rules/flow.ts';
import type { Action, Own, Table, UnionPacific } from '#games/union-pacific/rules/model.ts';
import { play } from '#games/union-pacific/rules/play.ts';
import type { Seat } from '#kernel/game.ts';
import { leadOf } from './evaluation.ts';
import { bestJudged, judged } from './judgement.ts';
import { WARY } from './weights.ts';

/** How much the first judgement counts beside what the tries have shown. */
const FIRST_JUDGEMENT = 0.5;

/** Those of the choices that seem nearly equal are tried in imagined states: everybody plays on by judgement. */
export function searcher(name: string, reach: Reach): Bot<UnionPacific> {
  return thinker<UnionPacific>(name, function* think(table, own, seat, rng, effort) {
    const search = searchOf(table, own, seat, { ...reach, tries: reach.tries * effort });
    const all = candidates(table, own, seat, reach);
    for (const { best, done, judged } of searching(search, all, rng)) {
      yield { action: best, done, judged };
    }
  });
}

export function candidates(
  table: Table,
  own: Own,
  seat: Seat,
  width: Pick<Reach, 'breadth' | 'margin'>,
): Candidate<Action>[] {
  const all = judged(table, own, seat, WARY);
  const moves = all.map(({ action, worth }) => ({ move: action, worth }));
  return nearlyEqual(moves, width, FIRST_JUDGEMENT);
}

export function searchOf(
  table: Table,
  own: Own,
  seat: Seat,
  { tries, turns, spite }: Reach,
): Search<UnionPacific, Action> {
  return {
    ...playingOn(table, own, seat, turns),
    tries,
    begin: (state, action) => play.apply(state, seat, action),
    evaluate: (state, of) => leadOf(state, of, spite),
  };
}

/** Every search tries in imagined states, and plays on by judgement for so many turns. */
export function playingOn(
  table: Table,
  own: Own,
  seat: Seat,
  turns: number,
): Omit<Search<UnionPacific, never>, 'tries' | 'begin' | 'evaluate'> {
  const until = table.turns + turns;
  return {
    play,
    seat,
    imagine: (rng) => play.imagine(table, own, seat, rng),
    // Two turns a seat, or less, were worse than none.
    isHorizon: ({ phase, turns: now }) => phase === 'track' && now >= until,
    act(state, actor) {
      play.apply(state, actor, bestJudged(state.table, play.own(state, actor), actor, WARY));
    },
    streamOf,
  };
}

/** The same chance for the same card of the pile and for the track card of the same turn. */
function streamOf(table: Table): number {
  const { phase, turns } = table;
  return phase === 'draw' || phase === 'refill' ? pileLeft(table) : 1000 + turns;
}
