import type { Board } from '#games/pionniers/rules/board.ts';
import { SPACES_PER_SECTION } from '#games/pionniers/rules/data/lines.ts';
import {
  DERAILED,
  type Line,
  PUSHED_BACK,
  SECTIONS_TO_START,
  START,
} from '#games/pionniers/rules/model.ts';
import { chanceOfEach } from './dice.ts';
import type { Places, Where } from './places.ts';
import { sequelsOfStops } from './stops.ts';

/** Room for the totals of two dice, counted from 0. */
const TOTALS = 13;
/** 4.1: one, two or three sections, each as likely. */
const COUNTS = 3;
const NOWHERE = -1;

/**
 * One turn of one train, for all its places at once. Values are worth being at a place, at the beginning of a turn
 * (`starts`), at its end (`ends`), or where a move has just stopped (`stops`: first forward, then derailed).
 */
export function turnsOn(board: Board, line: Line, places: Places) {
  const { all, home } = places;
  const derailed = home + 1;
  const fronts = Uint8Array.from(all, ({ front }) => front);
  const [one, two] = [Float64Array.from(chanceOfEach(1)), Float64Array.from(chanceOfEach(2))];
  const laid = new Int32Array(all.length * COUNTS).fill(NOWHERE);
  const moved = new Int32Array(all.length * TOTALS).fill(NOWHERE);
  const dice = new Uint8Array(all.length);
  for (const [place, where] of all.entries()) {
    if (where.dynamite === 0 && where.sections < board.sections) {
      for (let count = 1; count <= COUNTS; count++) {
        laid[place * COUNTS + count - 1] = afterLaying(where, count);
      }
    }
    // 5.2, 5.3
    if (where.front === 0) continue;
    const count = where.slow || where.dynamite > 0 ? 1 : 2;
    dice[place] = count;
    for (let total = count; total <= 6 * count; total++) {
      moved[place * TOTALS + total] = afterMoving(where, total);
    }
  }
  /** 6.6: how many crates may lie before a train; their places come right after its own. */
  const crates = new Uint8Array(all.length);
  /** 7.1: where a crate right ahead puts it. */
  const pushed = new Int32Array(all.length).fill(NOWHERE);
  for (let place = all.length - 1; place >= 0; place--) noteCrates(place);
  const sequels = sequelsOfStops(board, line, places);

  function afterLaying({ sections, front, slow }: Where, count: number): number {
    const more = Math.min(board.sections, sections + count);
    const placed = front === 0 && more >= SECTIONS_TO_START ? START : front;
    return places.at(placed, more, 0, slow);
  }

  function afterMoving({ front, sections, dynamite, slow }: Where, total: number): number {
    const to = front + total;
    const railhead = sections * SPACES_PER_SECTION;
    if (dynamite > 0 && to >= dynamite - 1) return places.at(dynamite - 1, sections, 0, slow);
    if (to <= railhead || sections === board.sections)
      return places.at(to, sections, dynamite, slow);
    const back = Math.max(START, railhead - DERAILED);
    return derailed + places.at(back, sections, dynamite, slow || railhead > board.slowAfter);
  }

  function worthOfLaying(place: number, ends: Float64Array): number {
    const at = place * COUNTS;
    if (laid[at] === NOWHERE) return 0;
    const one = ends[laid[at] as number] as number;
    const two = ends[laid[at + 1] as number] as number;
    const three = ends[laid[at + 2] as number] as number;
    return (one + two + three) / COUNTS;
  }

  function worthOfMoving(place: number, stops: Float64Array): number {
    const least = dice[place] as number;
    if (least === 0) return 0;
    const chances = least === 1 ? one : two;
    const at = place * TOTALS;
    let worth = 0;
    for (let total = least; total <= 6 * least; total++) {
      worth += (chances[total] as number) * (stops[moved[at + total] as number] as number);
    }
    return worth;
  }

  function noteCrates(place: number): void {
    const { front, sections, dynamite, slow } = all[place] as Where;
    if (dynamite > 0) return;
    let next = place + 1;
    while (next < all.length && (all[next] as Where).dynamite > 0) next++;
    crates[place] = next - place - 1;
    if (next === place + 1 || (all[place + 1] as Where).dynamite !== front + 1) return;
    pushed[place] = places.at(Math.max(START, front - PUSHED_BACK), sections, front + 1, slow);
  }

  return {
    /** By so many turns a train may be late after a stop. */
    latest: sequels.late.reduce((most, late) => Math.max(most, late), 0),

    /** Notes for every place whether it is better to lay than to move. */
    begin(starts: Float64Array, ends: Float64Array, stops: Float64Array, lays: Uint8Array): void {
      for (let place = 0; place < home; place++) {
        const laying = worthOfLaying(place, ends);
        const moving = worthOfMoving(place, stops);
        if (laying > moving) lays[place] = 1;
        starts[place] = laying > moving ? laying : moving;
      }
    },

    /** 6.1, 7.1: the worst crate, as likely as `hazard` says by front. */
    end(starts: Float64Array, ends: Float64Array, hazard: Float64Array): void {
      ends.set(starts);
      for (let place = 0; place < home; place++) {
        const count = crates[place] as number;
        if (count === 0) continue;
        const free = starts[place] as number;
        const back = pushed[place] as number;
        let worst = back === NOWHERE ? free : Math.min(free, starts[back] as number);
        for (let i = back === NOWHERE ? 1 : 2; i <= count; i++) {
          const slowed = starts[place + i] as number;
          if (slowed < worst) worst = slowed;
        }
        if (worst < free)
          ends[place] = free - (hazard[fronts[place] as number] as number) * (free - worst);
      }
    },

    /** `ends`: by how many turns later, as long as there are turns left. */
    stop(stops: Float64Array, ends: (late: number) => Float64Array | undefined): void {
      const { at, first, to, chance, late } = sequels;
      const last = ends(0) as Float64Array;
      stops.set(last);
      stops.set(last, derailed);
      for (let n = 0; n < at.length; n++) {
        let worth = 0;
        for (let i = first[n] as number; i < (first[n + 1] as number); i++) {
          const end = late[i] === 0 ? last : ends(late[i] as number);
          if (end) worth += (chance[i] as number) * (end[to[i] as number] as number);
        }
        const stop = at[n] as number;
        stops[stop] = worth;
        if (sequels.derailed[n]) stops[derailed + stop] = worth;
      }
    },
  };
}
