import type { Board } from '#games/pionniers/rules/board.ts';
import type { Line } from '#games/pionniers/rules/model.ts';
import {
  COUNTS,
  layingsOn,
  type Moves,
  movesOn,
  NOWHERE,
  type Strikes,
  strikesOn,
  TOTALS,
} from './destinations.ts';
import { chanceOfEach } from './dice.ts';
import type { Places } from './places.ts';
import { type Sequels, sequelsOfStops } from './stops.ts';

/**
 * One turn of one train, for all its places at once. Values are worth being at a place, at the beginning of a turn
 * (`starts`), at its end (`ends`), or where a move has just stopped (`stops`: first forward, then derailed).
 */
export function turnsOn(board: Board, line: Line, places: Places) {
  const { all, home } = places;
  const derailed = home + 1;
  const fronts = Uint8Array.from(all, ({ front }) => front);
  const laid = layingsOn(board, places);
  const moves = movesOn(board, places, derailed);
  const strikes = strikesOn(places);
  const sequels = sequelsOfStops(board, line, places);
  return {
    /** By so many turns a train may be late after a stop. */
    latest: sequels.late.reduce((most, late) => Math.max(most, late), 0),

    /** Notes for every place whether it is better to lay than to move. */
    begin(starts: Float64Array, ends: Float64Array, stops: Float64Array, lays: Uint8Array): void {
      for (let place = 0; place < home; place++) {
        const laying = worthOfLaying(laid, place, ends);
        const moving = worthOfMoving(moves, place, stops);
        if (laying > moving) lays[place] = 1;
        starts[place] = laying > moving ? laying : moving;
      }
    },

    /** 6.1, 7.1: the worst crate, as likely as `hazard` says by front. */
    end(starts: Float64Array, ends: Float64Array, hazard: Float64Array): void {
      ends.set(starts);
      for (let place = 0; place < home; place++) {
        if (strikes.crates[place] === 0) continue;
        const free = starts[place] as number;
        const worst = worstStrike(strikes, place, starts);
        if (worst >= free) continue;
        ends[place] = free - (hazard[fronts[place] as number] as number) * (free - worst);
      }
    },

    /** `ends`: by how many turns later, as long as there are turns left. */
    stop(stops: Float64Array, ends: (late: number) => Float64Array | undefined): void {
      const last = ends(0) as Float64Array;
      stops.set(last);
      stops.set(last, derailed);
      for (let n = 0; n < sequels.at.length; n++) {
        const worth = worthOfStop(sequels, n, last, ends);
        const stop = sequels.at[n] as number;
        stops[stop] = worth;
        if (sequels.derailed[n]) stops[derailed + stop] = worth;
      }
    },
  };
}

function worthOfLaying(laid: Int32Array, place: number, ends: Float64Array): number {
  const at = place * COUNTS;
  if (laid[at] === NOWHERE) return 0;
  const one = ends[laid[at] as number] as number;
  const two = ends[laid[at + 1] as number] as number;
  const three = ends[laid[at + 2] as number] as number;
  return (one + two + three) / COUNTS;
}

const ONE_DIE = Float64Array.from(chanceOfEach(1));
const TWO_DICE = Float64Array.from(chanceOfEach(2));

function worthOfMoving({ dice, moved }: Moves, place: number, stops: Float64Array): number {
  const least = dice[place] as number;
  if (least === 0) return 0;
  const chances = least === 1 ? ONE_DIE : TWO_DICE;
  const at = place * TOTALS;
  let worth = 0;
  for (let total = least; total <= 6 * least; total++) {
    worth += (chances[total] as number) * (stops[moved[at + total] as number] as number);
  }
  return worth;
}

/** What the place is worth after the crate that hurts most, or as it is. */
function worstStrike({ crates, pushed }: Strikes, place: number, starts: Float64Array): number {
  const free = starts[place] as number;
  const back = pushed[place] as number;
  let worst = back === NOWHERE ? free : Math.min(free, starts[back] as number);
  const count = crates[place] as number;
  for (let i = back === NOWHERE ? 1 : 2; i <= count; i++) {
    const slowed = starts[place + i] as number;
    if (slowed < worst) worst = slowed;
  }
  return worst;
}

function worthOfStop(
  { first, to, chance, late }: Sequels,
  n: number,
  last: Float64Array,
  ends: (late: number) => Float64Array | undefined,
): number {
  let worth = 0;
  for (let i = first[n] as number; i < (first[n + 1] as number); i++) {
    const end = late[i] === 0 ? last : ends(late[i] as number);
    if (end) worth += (chance[i] as number) * (end[to[i] as number] as number);
  }
  return worth;
}
