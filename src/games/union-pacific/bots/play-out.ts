import type { PlayOut } from '#bots/play-out.ts';
import { pileLeft } from '#games/union-pacific/rules/flow.ts';
import type { UnionPacific } from '#games/union-pacific/rules/model.ts';
import { play } from '#games/union-pacific/rules/play.ts';
import { bestJudged, judged } from './judgement.ts';
import { partsFor } from './proposals.ts';
import { WARY } from './weights.ts';

/** Everybody plays on by judgement, as the driver does: a table of drivers then has nothing but luck to weigh. */
export const playOut: PlayOut<UnionPacific> = {
  play,
  minute: 16_000,
  act(state, seat) {
    play.apply(state, seat, bestJudged(state.table, play.own(state, seat), seat, WARY));
  },
  candidates: (table, own, seat) =>
    judged(table, own, seat, WARY)
      .toSorted((a, b) => b.worth - a.worth)
      .map(({ action }) => [action]),
  parts: partsFor,
  /** The same card of the pile, the track card of the same turn. */
  momentOf(table) {
    const { phase, turns } = table;
    return phase === 'draw' || phase === 'refill' ? pileLeft(table) : FIRST_TURN + turns;
  },
};

/** More than there are share cards. */
const FIRST_TURN = 1000;
