import type { Board } from '#games/pionniers/board.ts';
import { SPACES_PER_SECTION } from '#games/pionniers/data/lines.ts';
import {
  DERAILED,
  type Line,
  PUSHED_BACK,
  SECTIONS_FOR,
  SECTIONS_TO_START,
  START,
} from '#games/pionniers/model.ts';
import { chanceOfEach } from './dice.ts';
import type { Places, Where } from './places.ts';
import { sequelsOfStops } from './stops.ts';

/** Room for the totals of two dice, counted from 0. */
const TOTALS = 13;
const NOWHERE = -1;

/**
 * One turn of one train, for all its places at once. Values are worth being at a place, at the beginning of a turn
 * (`starts`), at its end (`ends`), or where a move has just stopped (`stops`: first forward, then derailed).
 */
export function turnsOn(board: Board, line: Line, places: Places) {
  const { all, home } = places;
  const derailed = home + 1;
  const laid = new Int32Array(all.length * SECTIONS_FOR.length).fill(NOWHERE);
  const moved = new Int32Array(all.length * TOTALS).fill(NOWHERE);
  for (const [place, where] of all.entries()) {
    if (where.dynamite === 0 && where.sections < board.sections) {
      for (let die = 1; die < SECTIONS_FOR.length; die++) {
        laid[place * SECTIONS_FOR.length + die] = afterLaying(where, SECTIONS_FOR[die] as number);
      }
    }
    if (where.front === 0) continue;
    for (let total = 1; total < TOTALS; total++) {
      moved[place * TOTALS + total] = afterMoving(where, total);
    }
  }
  /** 5.2, 5.3 */
  const dice = Uint8Array.from(all, ({ front, slow, dynamite }) =>
    front === 0 ? 0 : slow || dynamite > 0 ? 1 : 2,
  );
  const struck = all.map((_, place) => struckFrom(place));
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
    const at = place * SECTIONS_FOR.length;
    if (laid[at + 1] === NOWHERE) return 0;
    // 4.1: 1 and 2 are the same, and so on.
    const [one, two, three] = [laid[at + 1], laid[at + 3], laid[at + 5]] as [
      number,
      number,
      number,
    ];
    return ((ends[one] as number) + (ends[two] as number) + (ends[three] as number)) / 3;
  }

  function worthOfMoving(place: number, stops: Float64Array): number {
    if (dice[place] === 0) return 0;
    const chances = chanceOfEach(dice[place] as number);
    let worth = 0;
    for (let total = dice[place] as number; total < chances.length; total++) {
      const to = moved[place * TOTALS + total] as number;
      worth += (chances[total] as number) * (stops[to] as number);
    }
    return worth;
  }

  /** 6.6, 7.1: where a crate may put the train. */
  function struckFrom(place: number): readonly number[] {
    const { front, sections, dynamite, slow } = all[place] as Where;
    const to: number[] = [];
    for (let next = place + 1; dynamite === 0 && all[next]?.dynamite; next++) {
      const crate = (all[next] as Where).dynamite;
      const back = Math.max(START, front - PUSHED_BACK);
      to.push(crate === front + 1 ? places.at(back, sections, crate, slow) : next);
    }
    return to;
  }

  return {
    /** Notes for every place how much better it is to lay than to move. */
    begin(
      starts: Float64Array,
      ends: Float64Array,
      stops: Float64Array,
      note: (place: number, gain: number) => void,
    ): void {
      for (let place = 0; place < home; place++) {
        const laying = worthOfLaying(place, ends);
        const moving = worthOfMoving(place, stops);
        note(place, laying - moving);
        starts[place] = Math.max(laying, moving);
      }
    },

    /** 6.1, 7.1: the worst crate, as likely as `hazard` says by front. */
    end(starts: Float64Array, hazard: Float64Array): Float64Array {
      const ends = starts.slice();
      for (let place = 0; place < home; place++) {
        const free = starts[place] as number;
        let worst = free;
        for (const at of struck[place] as number[]) worst = Math.min(worst, starts[at] as number);
        const { front } = all[place] as Where;
        if (worst < free) ends[place] = free - (hazard[front] as number) * (free - worst);
      }
      return ends;
    },

    /** `ends`: by turns left. */
    stop(stops: Float64Array, ends: readonly Float64Array[]): void {
      const last = ends.at(-1) as Float64Array;
      stops.set(last);
      stops.set(last, derailed);
      const now = ends.length - 1;
      for (const { at, to, chance, late } of sequels) {
        let worth = 0;
        for (let i = 0; i < to.length; i++) {
          const end = ends[now - (late[i] as number)];
          if (end) worth += (chance[i] as number) * (end[to[i] as number] as number);
        }
        for (const stop of at) stops[stop] = worth;
      }
    },
  };
}
