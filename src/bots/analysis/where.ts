import type { Kind } from '#kernel/game.ts';
import type { ChanceReading, Figure } from '../chances.ts';
import { ACTUAL, USUAL, type Weighed } from './accounts.ts';
import type { Course } from './course.ts';
import type { CurvePoint } from './report.ts';

/** Where an analysis reads. */

/** So many positions of a game at most are read for its curve. */
const POINTS = 40;

/** What a few tries that all came to the same may have missed, as a variance. */
const UNSEEN = 0.1;

/** Which positions are read for the curve: all, or as many as there may be, evenly. */
export function pointsOf(runs: number, most: number): number[] {
  const count = Math.min(runs, Math.max(2, Math.min(POINTS, Math.floor(most))));
  return Array.from({ length: count }, (_, n) => Math.floor((n * runs) / count));
}

/** The draws between the points where the curve moves most, up to as many as there are points. */
export function drawsIn<K extends Kind>(
  { runs }: Course<K>,
  curve: readonly CurvePoint[],
  points: readonly number[],
): number[] {
  const moves = points.map((from, n) => {
    const to = points[n + 1] ?? runs.length;
    const steps = curve[n]?.chances.map(({ mean }, seat) =>
      Math.abs((curve[n + 1]?.chances[seat]?.mean ?? mean) - mean),
    );
    return { from, to, size: Math.max(0, ...(steps ?? [])) };
  });
  const draws: number[] = [];
  for (const { from, to } of moves.toSorted((a, b) => b.size - a.size)) {
    for (let at = from; at < to; at++) if (runs[at]?.actor === 'chance') draws.push(at);
    if (draws.length >= POINTS) break;
  }
  return draws;
}

/** What one more try of makes the accounts narrower than any other, for what it costs. */
export function widest<K extends Kind>(
  start: ChanceReading<K>,
  weighed: readonly Weighed<K>[],
): ChanceReading<K> {
  let best = start;
  const began = start.chances().map(({ winning }) => winning);
  let most = gainOf(began, start.tries(), 1);
  for (const { reading } of weighed) {
    const gain = gainOf(reading.part(ACTUAL, USUAL), reading.tries(ACTUAL), 2);
    if (gain > most) {
      most = gain;
      best = reading;
    }
  }
  return best;
}

/** By how much a try narrows a figure, of all seats, for each play-out that it takes. */
function gainOf(figures: readonly Figure[], tries: number, playOuts: number): number {
  const squares = figures.reduce((sum, { error }) => sum + error * error, 0) / figures.length;
  return (squares + UNSEEN / (tries * tries)) / ((tries + 1) * playOuts);
}
