import type { Board } from '#games/pionniers/board.ts';
import type { Line } from '#games/pionniers/model.ts';
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
  /** For t turns: how much better it is to lay than to move, `laying[place * span + t]`. */
  laying: Float32Array;
};

/** Far more turns than sections and spaces take. */
const TURNS_PER_SPACE = 0.62;

/** Worked out backwards: with no turn left, then with one, with two… */
export function timetableOf(board: Board, line: Line): Timetable {
  const places = placesOf(board, line);
  const { home } = places;
  const span = Math.ceil(board.spaces * TURNS_PER_SPACE);
  const turn = turnsOn(board, line, places);
  const within = new Float32Array((home + 1) * span).fill(1, home * span);
  const laying = new Float32Array(within.length);
  /** By place, at the beginning of a turn and at the end of one; the last turns are kept, as a train may be late. */
  const start = new Float64Array(home + 1);
  const ends: Float64Array[] = [];
  const stops = new Float64Array(2 * (home + 1));
  for (let t = 0; t < span; t++) {
    if (t > 0) {
      turn.begin(start, ends[t - 1] as Float64Array, stops, (place, gain) => {
        laying[place * span + t] = gain;
      });
    }
    start[home] = 1;
    const end = turn.end(start, hazardOf(board, t));
    ends.push(end);
    turn.stop(stops, ends);
    for (let place = 0; place < home; place++) within[place * span + t] = start[place] as number;
  }
  return { places, span, within, laying };
}
