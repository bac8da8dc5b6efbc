import { type Box, middleOf, overlap } from './spots.ts';

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
  let best = { left: lefts[0] ?? EDGE, top: tops[0] ?? EDGE };
  let least = Number.POSITIVE_INFINITY;
  for (const left of lefts) {
    for (const top of tops) {
      const cost = costOf({ x: left, y: top, ...card }, free, about);
      if (cost < least) [best, least] = [{ left, top }, cost];
    }
  }
  return best;
}

function costOf(at: Box, free: readonly Free[], about: readonly Box[]): number {
  const portrait = {
    x: at.x - PORTRAIT,
    y: at.y - PORTRAIT,
    width: PORTRAIT_WIDTH,
    height: PORTRAIT_WIDTH,
  };
  const covered = free.reduce(
    (sum, { box, weight }) => sum + weight * (overlap(at, box) + overlap(portrait, box)),
    0,
  );
  const here = middleOf(at);
  const far = about.reduce((sum, box) => {
    const there = middleOf(box);
    return sum + Math.hypot(there.x - here.x, there.y - here.y);
  }, 0);
  return covered + far / Math.max(1, about.length);
}

function steps(from: number, to: number): number[] {
  if (to <= from) return [Math.max(0, to)];
  const count = Math.ceil((to - from) / STEP);
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
}
