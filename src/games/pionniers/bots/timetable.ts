import type { Board } from '#games/pionniers/rules/board.ts';
import type { Line } from '#games/pionniers/rules/model.ts';
import { hazardOf } from './hazard.ts';
import { type Places, placesOf } from './places.ts';
import { turnsOn } from './turns.ts';

/**
 * How likely a train is home within so many turns, from any place of its line: the train is driven as suits the turns
 * left, and struck where it hurts most, the more often the further it runs ahead of the field.
 */
export type Timetable = {
  places: Places;
  /** More turns than a race has. */
  span: number;
  /** For t turns: `within[place * span + t]`. */
  within: Float32Array;
  /** For t turns: 1 where it is better to lay than to move, `laying[t * (home + 1) + place]`. */
  laying: Uint8Array;
};

/** Far more turns than sections and spaces take. */
const TURNS_PER_SPACE = 0.62;

/** Worked out backwards: with no turn left, then with one, with two… */
export function timetableOf(board: Board, line: Line): Timetable {
  const places = placesOf(board, line);
  const { home } = places;
  const span = Math.ceil(board.spaces * TURNS_PER_SPACE);
  const turn = turnsOn(board, line, places);
  const laying = new Uint8Array((home + 1) * span);
  /** For t turns: `starts[t * (home + 1) + place]`. */
  const starts = new Float32Array((home + 1) * span);
  /** By place, at the beginning of a turn and at the end of one; the last turns are kept, as a train may be late. */
  const start = new Float64Array(home + 1);
  const ends = Array.from({ length: turn.latest + 1 }, () => new Float64Array(home + 1));
  const stops = new Float64Array(2 * (home + 1));
  for (let t = 0; t < span; t++) {
    if (t > 0) turn.begin(start, endsOf(t - 1), stops, laying.subarray(t * (home + 1)));
    start[home] = 1;
    turn.end(start, endsOf(t), hazardOf(board, t));
    turn.stop(stops, (late) => (late > t ? undefined : endsOf(t - late)));
    starts.set(start, t * (home + 1));
  }
  return { places, span, within: turned(starts, span, home + 1), laying };

  function endsOf(t: number): Float64Array {
    return ends[t % ends.length] as Float64Array;
  }
}

/** So many columns at a time, as they lie side by side in memory. */
const COLUMNS = 16;

/** Rows become columns. */
function turned(from: Float32Array, rows: number, columns: number): Float32Array {
  const to = new Float32Array(from.length);
  for (let first = 0; first < columns; first += COLUMNS) {
    const end = Math.min(columns, first + COLUMNS);
    for (let row = 0; row < rows; row++) {
      for (let column = first; column < end; column++) {
        to[column * rows + row] = from[row * columns + column] as number;
      }
    }
  }
  return to;
}
