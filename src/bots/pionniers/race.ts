import { boardOf } from '#games/pionniers/board.ts';
import { LINES } from '#games/pionniers/data/lines.ts';
import { type Line, type Table, TRAIN, type Train } from '#games/pionniers/model.ts';
import type { Seat } from '#kernel/game.ts';
import { turnsToCover } from './dice.ts';
import { type Timetable, timetableOf } from './timetable.ts';

/** How likely a seat is to win, if from now on every train runs by its timetable. */

const known = new Map<string, readonly Timetable[]>();

/** By line; lines with the same marks share one. Worked out once for each board. */
export function timetablesOf(board: Table['board']): readonly Timetable[] {
  // A board of one's own may come as a new object each time.
  const name = typeof board === 'string' ? board : JSON.stringify(board);
  let timetables = known.get(name);
  if (!timetables) {
    const compiled = boardOf(board);
    const byMarks = new Map<string, Timetable>();
    timetables = Array.from({ length: LINES }, (_, line) => {
      const { sections, ...marks } = compiled.layout.lines[line] ?? { sections: '' };
      const key = JSON.stringify(marks);
      const timetable = byMarks.get(key) ?? timetableOf(compiled, line);
      byMarks.set(key, timetable);
      return timetable;
    });
    known.set(name, timetables);
  }
  return timetables;
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
  const timetables = timetablesOf(table.board);
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
  const timetables = timetablesOf(table.board);
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
  const { places, laying, span } = timetablesOf(table.board)[table.turn] as Timetable;
  const { front, sections, dynamite, slow } = table.trains[table.turn] as Train;
  const t = Math.max(1, Math.min(span - 1, turns));
  return (laying[places.at(front, sections, dynamite, slow) * span + t] as number) > 0;
}
