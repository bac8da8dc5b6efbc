import { pileLeft } from '#games/union-pacific/rules/flow.ts';
import type { Action, Own, Player, Table, UnionPacific } from '#games/union-pacific/rules/model.ts';
import { play } from '#games/union-pacific/rules/play.ts';
import type { Seat, State } from '#kernel/game.ts';
import { type Rng, rngFrom } from '#kernel/rng.ts';
import { bestJudged } from './apprentice.ts';
import { worthOf } from './holdings.ts';
import { judged } from './judgement.ts';
import { WARY } from './manner.ts';
import { viewOf } from './view.ts';

/** So many turns are played out before the holdings are judged. A single round was worse than none. */
const TURNS = 12;

/** For all candidates together. */
const TRIES = 24;

/** Choices that seem so much worse than the best, in millions, or that come after so many others, are not tried. */
const MARGIN = 1.5;
const BREADTH = 3;

/** How much the first judgement counts beside what the tries have shown. */
const FIRST_JUDGEMENT = 0.5;

type Candidate = { action: Action; first: number; sum: number };

/**
 * The best of the choices. Those that seem nearly equal are tried in imagined states: everybody plays on by judgement
 * for some turns, and then all holdings are judged. The n-th try of every candidate begins with the same hands and
 * meets the same cards: they are compared, not their luck.
 */
export function bestOf(table: Table, own: Own, seat: Seat, rng: Rng): Action {
  let left = candidates(table, own, seat);
  const seed = rng.below(2 ** 32);
  const until = table.turns + TURNS;
  const rungs = Math.ceil(Math.log2(left.length));
  let tries = 0;
  while (left.length > 1) {
    const more = Math.ceil(TRIES / rungs / left.length);
    for (const last = tries + more; tries < last; tries++) {
      const imagined = play.imagine(table, own, seat, rngFrom(seed, -1 - tries));
      for (const candidate of left) {
        const state = play.clone(imagined);
        play.apply(state, seat, candidate.action);
        candidate.sum += playOn(state, seat, until, seed + tries);
      }
    }
    const worth = ({ first, sum }: Candidate) => FIRST_JUDGEMENT * first + sum / tries;
    left = left.toSorted((a, b) => worth(b) - worth(a)).slice(0, Math.ceil(left.length / 2));
  }
  return (left[0] as Candidate).action;
}

function candidates(table: Table, own: Own, seat: Seat): Candidate[] {
  const all = judged(table, own, seat, WARY).toSorted((a, b) => b.worth - a.worth);
  const best = all[0]?.worth ?? 0;
  return all
    .slice(0, BREADTH)
    .filter(({ worth }) => worth > best - MARGIN)
    .map(({ action, worth }) => ({ action, first: worth, sum: 0 }));
}

/** How far ahead the seat is when those turns are over, or the game. */
function playOn(state: State<UnionPacific>, seat: Seat, until: number, seed: number): number {
  const { table } = state;
  for (;;) {
    const { phase } = table;
    const actor = play.actors(table)[0];
    if (actor === undefined) return leadOf(state, seat);
    if (actor === 'chance') {
      if (phase === 'track' && table.turns >= until) return leadOf(state, seat);
      play.apply(state, actor, play.chance(state, rngFrom(seed, streamOf(table))));
    } else {
      play.apply(state, actor, bestJudged(table, play.own(state, actor), actor, WARY));
    }
  }
}

/** The same chance for the same card of the pile and for the track card of the same turn. */
function streamOf(table: Table): number {
  const { phase, turns } = table;
  return phase === 'draw' || phase === 'refill' ? pileLeft(table) : 1000 + turns;
}

/** Money and what the holdings will bring, less the same of the rivals on average. */
function leadOf(state: State<UnionPacific>, seat: Seat): number {
  const { table } = state;
  const rivals = table.players.length - 1;
  let lead = 0;
  for (let each = 0; each <= rivals; each++) {
    const own = play.own(state, each);
    const { exposed } = table.players[each] as Player;
    let worth = own.money;
    if (table.phase !== 'over') {
      worth += worthOf(viewOf(table, own, each, WARY), { laid: exposed, hand: own.shares });
    }
    lead += each === seat ? worth : -worth / rivals;
  }
  return lead;
}
