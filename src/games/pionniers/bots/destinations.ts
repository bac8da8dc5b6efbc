import type { Board } from '#games/pionniers/rules/board.ts';
import { SPACES_PER_SECTION } from '#games/pionniers/rules/data/lines.ts';
import { DERAILED, PUSHED_BACK, SECTIONS_TO_START, START } from '#games/pionniers/rules/model.ts';
import type { Places, Where } from './places.ts';

/** Where each throw and each crate leads, for all places of a line at once. */

export const NOWHERE = -1;

/** 4.1: one, two or three sections, each as likely. */
export const COUNTS = 3;

/** Room for the totals of two dice, counted from 0. */
export const TOTALS = 13;

/** `laid[place * COUNTS + sections - 1]` */
export function layingsOn(board: Board, places: Places): Int32Array {
  const laid = new Int32Array(places.home * COUNTS).fill(NOWHERE);
  for (const [place, { front, sections, dynamite, slow }] of places.all.entries()) {
    if (dynamite > 0 || sections === board.sections) continue;
    for (let count = 1; count <= COUNTS; count++) {
      const more = Math.min(board.sections, sections + count);
      const placed = front === 0 && more >= SECTIONS_TO_START ? START : front;
      laid[place * COUNTS + count - 1] = places.at(placed, more, 0, slow);
    }
  }
  return laid;
}

/** Where a move stops, `moved[place * TOTALS + total]`: a place, or `derailed` more. `dice`: how many are thrown. */
export type Moves = { dice: Uint8Array; moved: Int32Array };

export function movesOn(board: Board, places: Places, derailed: number): Moves {
  const dice = new Uint8Array(places.home);
  const moved = new Int32Array(places.home * TOTALS).fill(NOWHERE);
  for (const [place, where] of places.all.entries()) {
    // 5.2, 5.3
    if (where.front === 0) continue;
    const count = where.slow || where.dynamite > 0 ? 1 : 2;
    dice[place] = count;
    for (let total = count; total <= 6 * count; total++) {
      moved[place * TOTALS + total] = afterMoving(board, places, derailed, where, total);
    }
  }
  return { dice, moved };
}

function afterMoving(
  board: Board,
  places: Places,
  derailed: number,
  { front, sections, dynamite, slow }: Where,
  total: number,
): number {
  const to = front + total;
  const railhead = sections * SPACES_PER_SECTION;
  if (dynamite > 0 && to >= dynamite - 1) return places.at(dynamite - 1, sections, 0, slow);
  if (to <= railhead || sections === board.sections) return places.at(to, sections, dynamite, slow);
  const back = Math.max(START, railhead - DERAILED);
  return derailed + places.at(back, sections, dynamite, slow || railhead > board.slowAfter);
}

export type Strikes = {
  /** 6.6: how many crates may lie before a train; their places come right after its own. */
  crates: Uint8Array;
  /** 7.1: where a crate right ahead puts it. */
  pushed: Int32Array;
};

export function strikesOn(places: Places): Strikes {
  const { all, home } = places;
  const crates = new Uint8Array(home);
  const pushed = new Int32Array(home).fill(NOWHERE);
  for (const [place, { front, sections, dynamite, slow }] of all.entries()) {
    if (dynamite > 0) continue;
    let next = place + 1;
    while (next < home && (all[next] as Where).dynamite > 0) next++;
    crates[place] = next - place - 1;
    if (next === place + 1 || (all[place + 1] as Where).dynamite !== front + 1) continue;
    pushed[place] = places.at(Math.max(START, front - PUSHED_BACK), sections, front + 1, slow);
  }
  return { crates, pushed };
}
