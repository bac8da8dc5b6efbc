/** The box of a chart, and the field of the lines in it. */
export type ChartBox = {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
};

/** Where a value stands in the field: so far across, so high up. */
export type ChartScale = ChartBox & { x: (across: number) => number; y: (up: number) => number };

export const WIDE: ChartBox = {
  width: 640,
  height: 320,
  left: 40,
  right: 592,
  top: 22,
  bottom: 284,
};
export const NARROW: ChartBox = {
  width: 350,
  height: 280,
  left: 32,
  right: 312,
  top: 18,
  bottom: 248,
};

/** Told apart by dashes as well as by colour: the lines of up to six players. */
export const DASHES: readonly (string | undefined)[] = [
  undefined,
  '9 4',
  '2 4',
  '12 4 2 4',
  '5 3',
  '14 3 3 3 3 3',
];

/** The field from 0 to `last` across, and from `lowest` to `highest` up. */
export function chartScale(
  box: ChartBox,
  last: number,
  { lowest = 0, highest }: { lowest?: number; highest: number },
): ChartScale {
  const { left, right, top, bottom } = box;
  return {
    ...box,
    x: (across) => rounded(left + ((right - left) * across) / last),
    y: (up) => rounded(bottom - ((bottom - top) * (up - lowest)) / (highest - lowest)),
  };
}

const rounded = (at: number): number => Math.round(at * 10) / 10;

const STEPS = [5, 10, 20, 25];

/** Even steps that come to so many lines at most, whatever the span; none smaller than `least`. */
export function stepFor(span: number, lines: number, least = 5): number {
  for (let scale = 1; ; scale *= 10) {
    const step = STEPS.find((each) => each * scale >= least && span / (each * scale) <= lines);
    if (step !== undefined) return step * scale;
  }
}

/** From `lowest` on, step by step, as far as `highest`. */
export const stepsBetween = (lowest: number, highest: number, step: number): number[] =>
  Array.from({ length: Math.floor((highest - lowest) / step) + 1 }, (_, i) => lowest + i * step);

/** Heights at the ends of the lines, set apart where what stands there would touch, and kept above the bottom. */
export function setApart(heights: readonly number[], apart: number, bottom: number): number[] {
  const order = heights.map((at, i) => ({ i, at })).sort((a, b) => a.at - b.at);
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
  const ends = heights.map(() => 0);
  for (const { i, at } of order) ends[i] = at;
  return ends;
}
