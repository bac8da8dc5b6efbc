import type { SheetOfTrain } from '#protocol/http/daily.ts';

const MOST_BINS = 10;

export type Bins = {
  bins: readonly number[];
  /** Where the first begins, and how wide each is. */
  from: number;
  step: number;
};

/** Scores in at most ten steps of a round width: 1, 2 or 5, or ten times as much. */
export function binsOf(scores: SheetOfTrain['scores']): Bins {
  const all = scores.map(([score]) => score);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const step = roundFrom((high - low + 1) / MOST_BINS, low, high);
  const from = Math.floor(low / step) * step;
  const bins = Array.from({ length: Math.floor((high - from) / step) + 1 }, () => 0);
  for (const [score, count] of scores) {
    const bin = Math.floor((score - from) / step);
    bins[bin] = (bins[bin] ?? 0) + count;
  }
  return { bins, from, step };
}

function roundFrom(least: number, low: number, high: number): number {
  for (let ten = 1; ; ten *= 10) {
    for (const step of [ten, 2 * ten, 5 * ten]) {
      const bins = Math.floor(high / step) - Math.floor(low / step) + 1;
      if (step >= least && bins <= MOST_BINS) return step;
    }
  }
}
