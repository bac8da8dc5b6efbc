import type { Report, Station } from '#bots/analysis/report.ts';

/** Where things stand on the graph: entries from left to right, chances from below. */
export type Scale = {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The line of luck, and the track with its stations. */
  luck: number;
  track: number;
  x: (at: number) => number;
  y: (chance: number) => number;
};

export function scaleFor(small: boolean, entries: number): Scale {
  const [width, height] = small ? [366, 286] : [948, 360];
  const left = small ? 30 : 46;
  const right = width - (small ? 44 : 128);
  const [top, bottom] = [12, height - (small ? 134 : 138)];
  return {
    width,
    height,
    left,
    right,
    top,
    bottom,
    luck: height - 100,
    track: height - 64,
    x: (at) => left + (at / Math.max(1, entries)) * (right - left),
    y: (chance) => top + (1 - chance) * (bottom - top),
  };
}

/** Marks that would lie on each other are moved apart, in their order, within the two ends. */
export function apart(
  places: readonly number[],
  room: number,
  low: number,
  high: number,
): number[] {
  const moved = places.map((place) => Math.max(low, Math.min(place, high)));
  for (let i = 1; i < moved.length; i++) {
    moved[i] = Math.max(moved[i] as number, (moved[i - 1] as number) + room);
  }
  let edge = high;
  for (let i = moved.length - 1; i >= 0 && (moved[i] as number) > edge; i--) {
    moved[i] = edge;
    edge -= room;
  }
  return moved;
}

/** A step of the axis, round, so that there are six or so. */
export function stepOf(entries: number): number {
  const rough = entries / 6;
  const ten = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  return ten * (rough / ten < 1.5 ? 1 : rough / ten < 3.5 ? 2 : rough / ten < 7.5 ? 5 : 10);
}

/** The points of one seat's line, with what a finer reading found at the stations. */
export function lineOf({ curve, stations }: Report, seat: number): Line {
  const read = curve.map(({ at, chances }) => ({ at, ...figureAt(chances[seat]) }));
  const again = stations.flatMap(({ from, to, before, after }: Station) => [
    { at: from, ...figureAt(before[seat]) },
    { at: to, ...figureAt(after[seat]) },
  ]);
  const better = new Map([...read, ...again].map((point) => [point.at, point]));
  const last = read.at(-1);
  // The result is known, whatever the last step was.
  if (last) better.set(last.at, last);
  return [...better.values()].toSorted((a, b) => a.at - b.at);
}

type Line = { at: number; mean: number; error: number }[];

const figureAt = (figure = { mean: 0, error: 0 }) => ({ mean: figure.mean, error: figure.error });
