import type { Journey } from '../logic/history.ts';

export type Scale = {
  width: number;
  height: number;
  left: number;
  right: number;
  bottom: number;
  turns: readonly number[];
  spaces: readonly number[];
  x: (turn: number) => number;
  y: (space: number) => number;
};

const WIDE = { width: 640, height: 320, left: 40, right: 592, top: 22, bottom: 284 };
const NARROW = { width: 350, height: 280, left: 32, right: 312, top: 18, bottom: 248 };

/** The field of the chart: turns across, spaces up. */
export function scaleOf(turns: number, spaces: number, narrow: boolean): Scale {
  const box = narrow ? NARROW : WIDE;
  const { left, right, top, bottom } = box;
  const last = Math.max(1, turns);
  return {
    ...box,
    turns: ticks(last),
    spaces: [0, 20, 40, 60, 80, 100].filter((space) => space <= spaces),
    x: (turn) => left + ((right - left) * turn) / last,
    y: (space) => bottom - ((bottom - top) * space) / spaces,
  };
}

/** Even steps that come to few lines, whatever the last. */
export function ticks(last: number): number[] {
  const step = [5, 10, 20, 25, 50, 100].find((each) => last / each <= 6) ?? 200;
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, i) => i * step);
}

/** Steps, as a train stands until it moves. */
export function pathOf({ moments }: Journey, { x, y }: Scale): string {
  return moments
    .map(({ turn, front }, i) => {
      const [across, up] = [x(turn).toFixed(1), y(front).toFixed(1)];
      return i === 0 ? `M${across} ${up}` : `H${across}V${up}`;
    })
    .join('');
}

/** The heights of the names at the end of the lines, set apart where they would touch. */
export function endsOf(fronts: readonly number[], { y }: Scale, apart = 24): number[] {
  const order = fronts.map((front, i) => ({ i, at: y(front) })).sort((a, b) => a.at - b.at);
  let last = Number.NEGATIVE_INFINITY;
  for (const end of order) {
    end.at = Math.max(end.at, last + apart);
    last = end.at;
  }
  const ends = fronts.map(() => 0);
  for (const { i, at } of order) ends[i] = at;
  return ends;
}
