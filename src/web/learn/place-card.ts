import { type Box, middleOf, overlap } from './spots.ts';

type Point = { x: number; y: number };

/** What the card should leave free, and how much that matters. */
export type Free = { box: Box; weight: number };

const STEP = 12;
const EDGE = 12;
/** The portrait stands out of the card by so much, to the left and above; and it is so wide. */
const PORTRAIT = 34;
const PORTRAIT_WIDTH = 96;

/** Where the card stands: where it covers nothing that is lit, then as little as it can, then near what it speaks of. */
export function cardPlace(
  card: { width: number; height: number },
  room: { width: number; height: number },
  free: readonly Free[],
  about: readonly Box[],
): { left: number; top: number } {
  const wide = card.width + 2 * EDGE >= room.width - PORTRAIT;
  const lefts = wide
    ? [(room.width - card.width) / 2]
    : steps(PORTRAIT + EDGE, room.width - EDGE - card.width);
  const tops = steps(PORTRAIT, room.height - EDGE - card.height);
  const inRoom = { x: 0, y: 0, ...room };
  // What matters most first: a place that covers it is given up at once.
  const kept = free
    .filter(({ box }) => overlap(box, inRoom) > 0)
    .toSorted((a, b) => b.weight - a.weight);
  const middles = about.map(middleOf);
  let best = { left: lefts[0] ?? EDGE, top: tops[0] ?? EDGE };
  let least = Number.POSITIVE_INFINITY;
  for (const left of lefts) {
    for (const top of tops) {
      const at = { x: left, y: top, ...card };
      const cost = costOf(at, kept, farFrom(middleOf(at), middles), least);
      if (cost < least) [best, least] = [{ left, top }, cost];
    }
  }
  return best;
}

function farFrom(here: Point, middles: readonly Point[]): number {
  const far = middles.reduce(
    (sum, there) => sum + Math.hypot(there.x - here.x, there.y - here.y),
    0,
  );
  return far / Math.max(1, middles.length);
}

/** No more is reckoned than shows that it costs `enough`. */
function costOf(at: Box, free: readonly Free[], far: number, enough: number): number {
  const portrait = {
    x: at.x - PORTRAIT,
    y: at.y - PORTRAIT,
    width: PORTRAIT_WIDTH,
    height: PORTRAIT_WIDTH,
  };
  let cost = far;
  for (const { box, weight } of free) {
    if (cost >= enough) return cost;
    cost += weight * (overlap(at, box) + overlap(portrait, box));
  }
  return cost;
}

function steps(from: number, to: number): number[] {
  if (to <= from) return [Math.max(0, to)];
  const count = Math.ceil((to - from) / STEP);
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
}
