import type { Course } from '../logic/history.ts';

export type Scale = {
  width: number;
  height: number;
  left: number;
  right: number;
  bottom: number;
  last: number;
  turns: readonly number[];
  scores: readonly number[];
  x: (turn: number) => number;
  y: (score: number) => number;
};

const WIDE = { width: 640, height: 320, left: 40, right: 592, top: 22, bottom: 284 };
const NARROW = { width: 350, height: 280, left: 32, right: 312, top: 18, bottom: 248 };

/** The field of the chart: turns across, points up, and down where shares weigh more. */
export function scaleOf(courses: readonly Course[], narrow: boolean): Scale {
  const box = narrow ? NARROW : WIDE;
  const { left, right, top, bottom } = box;
  const last = Math.max(1, ...courses.map(({ scores }) => scores.length - 1));
  const all = courses.flatMap(({ scores }) => scores);
  const step = stepFor(Math.max(...all) - Math.min(0, ...all));
  const lowest = Math.floor(Math.min(0, ...all) / step) * step;
  const highest = Math.max(step, Math.ceil(Math.max(...all) / step) * step);
  const every = last > 14 ? 5 : last > 8 ? 2 : 1;
  const rounded = (at: number): number => Math.round(at * 10) / 10;
  return {
    ...box,
    last,
    turns: Array.from({ length: last + 1 }, (_, turn) => turn).filter(
      (turn) => turn === last || (turn % every === 0 && turn < last - last / 6),
    ),
    scores: Array.from({ length: (highest - lowest) / step + 1 }, (_, i) => lowest + i * step),
    x: (turn) => rounded(left + ((right - left) * turn) / last),
    y: (score) => rounded(bottom - ((bottom - top) * (score - lowest)) / (highest - lowest)),
  };
}

/** Even steps that come to few lines, however deep the shares have pulled somebody. */
function stepFor(span: number): number {
  let step = 10;
  for (let nth = 0; span / step > 8; nth++) step *= nth % 2 === 0 ? 2 : 5;
  return step;
}

/** The heights of the boards at the end of the lines, set apart where they would touch. */
export function endsOf(scores: readonly number[], { y, bottom }: Scale, apart = 23): number[] {
  const order = scores.map((score, i) => ({ i, at: y(score) })).sort((a, b) => a.at - b.at);
  let least = Number.NEGATIVE_INFINITY;
  for (const end of order) {
    end.at = Math.max(end.at, least + apart);
    least = end.at;
  }
  let most = bottom;
  for (const end of order.toReversed()) {
    end.at = Math.min(end.at, most);
    most = end.at - apart;
  }
  const ends = scores.map(() => 0);
  for (const { i, at } of order) ends[i] = at;
  return ends;
}
