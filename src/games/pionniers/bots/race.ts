import { type Board, boardOf } from '#games/pionniers/rules/board.ts';
import type { LineLayout } from '#games/pionniers/rules/data/lines.ts';
import { type Line, type Table, TRAIN, type Train } from '#games/pionniers/rules/model.ts';
import type { Seat } from '#kernel/game.ts';
import { turnsToCover } from './dice.ts';
import { type Timetable, timetableOf } from './timetable.ts';

/** How likely a seat is to win, if from now on every train runs by its timetable. */

/** By line, as far as they have been asked for. */
const known = new WeakMap<Board, Timetable[]>();
/** Lines with the same marks share one, on whatever board. */
const byMarks = new Map<string, Timetable>();

/** Of all lines in play; or of the first ones, when no more than so many may be worked out. */
function timetablesOf({ board, trains }: Table, most = trains.length): readonly Timetable[] {
  const compiled = boardOf(board);
  let timetables = known.get(compiled);
  if (!timetables) {
    timetables = [];
    known.set(compiled, timetables);
  }
  for (let left = most; timetables.length < trains.length && left > 0; ) {
    const line = timetables.length;
    const { sections, ...marks } = compiled.layout.lines[line] as LineLayout;
    const key = JSON.stringify([sections.length, compiled.slowAfter, marks]);
    let timetable = byMarks.get(key);
    if (!timetable) {
      timetable = timetableOf(compiled, line);
      byMarks.set(key, timetable);
      left--;
    }
    timetables.push(timetable);
  }
  return timetables;
}

/** Half of the timetables of a board of four different lines: what one decision has the time for. */
const AT_ONCE = 2;

/** While there is nothing to decide, timetables can be worked out. */
export function prepare(table: Table): void {
  timetablesOf(table, AT_ONCE);
}

/** How likely this train is home within t of its turns. */
function arrival({ places, within, span }: Timetable, train: Train, t: number): number {
  const { front, sections, dynamite, slow, engine, missing, oneDie } = train;
  const at = places.at(front, sections, dynamite, slow) * span;
  const left = t - missing;
  if (left <= 0) return 0;
  if (engine > 0) {
    let sum = 0;
    const wait = turnsToCover(front - TRAIN - engine);
    for (let late = 1; late < wait.length && late <= left; late++) {
      sum += (wait[late] as number) * (within[at + left - late] as number);
    }
    return sum;
  }
  const home = within[at + left] as number;
  // 9.9: half a turn is lost.
  return oneDie && !slow && dynamite === 0 ? (home + (within[at + left - 1] as number)) / 2 : home;
}

/** Less than this is not worth counting on. */
const NEXT_TO_NOTHING = 1e-4;

export function oddsOf(table: Table, seat: Seat): number {
  const timetables = timetablesOf(table);
  const { span } = timetables[0] as Timetable;
  const { order, trains } = table;
  const first = order.indexOf(table.turn);
  const away = order.map(() => 1);
  let nobody = 1;
  let odds = 0;
  for (let t = 1; t < span && nobody > NEXT_TO_NOTHING; t++) {
    for (let i = 0; i < order.length; i++) {
      const line = order[(first + i) % order.length] as Line;
      const train = trains[line] as Train;
      const before = away[line] as number;
      const after = 1 - arrival(timetables[line] as Timetable, train, t);
      if (after >= before) continue;
      const wins = nobody * (1 - after / before);
      if (train.seat === seat) odds += wins;
      nobody -= wins;
      away[line] = after;
    }
  }
  return odds + nobody / trains.length;
}

/** After how many turns it is as likely as not that a rival of this seat is home. */
export function clockOf(table: Table, seat: Seat): number {
  const timetables = timetablesOf(table);
  const { span } = timetables[0] as Timetable;
  for (let t = 1; t < span; t++) {
    let nobody = 1;
    for (const [line, train] of table.trains.entries()) {
      if (train.seat !== seat) nobody *= 1 - arrival(timetables[line] as Timetable, train, t);
    }
    if (nobody < 1 / 2) return t;
  }
  return span - 1;
}

/** Does the timetable of the train whose turn it is say to lay rather than to move, when so many turns are left? */
export function laysBy(table: Table, turns: number): boolean {
  const { places, laying, span } = timetablesOf(table)[table.turn] as Timetable;
  const { front, sections, dynamite, slow } = table.trains[table.turn] as Train;
  const t = Math.max(1, Math.min(span - 1, turns));
  return laying[t * (places.home + 1) + places.at(front, sections, dynamite, slow)] === 1;
}
