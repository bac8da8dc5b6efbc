import { type Box, middleOf, overlap } from './spots.ts';

/** Rails from a piece to where it goes: as a path, with the point and the direction of its end. */
export type Way = { path: string; end: { x: number; y: number }; up: boolean };

const CLEAR = 9;
const TIP = 15;
const SHORTEST = 24;

/** It leaves the piece towards its place and goes round what must be read, on the side with more room. */
export function wayBetween(
  from: Box,
  to: Box,
  around: readonly Box[],
  width: number,
): Way | undefined {
  const up = from.y > to.y;
  const [start, target] = [middleOf(from), middleOf(to)];
  const y0 = up ? from.y - CLEAR : from.y + from.height + CLEAR;
  const y1 = up ? to.y + to.height + TIP : to.y - TIP;
  // Side by side they need none.
  if ((up ? y0 - y1 : y1 - y0) < SHORTEST) return undefined;
  const end = { x: endX(start.x, to, target.x), y: y1 };
  const corridor: Box = {
    x: Math.min(start.x, end.x) - 12,
    y: Math.min(y0, y1),
    width: Math.abs(start.x - end.x) + 24,
    height: Math.abs(y0 - y1),
  };
  const inTheWay = around.filter((box) => overlap(box, corridor) > 0);
  if (inTheWay.length === 0) {
    const middle = (y0 + y1) / 2;
    return {
      path: `M${start.x} ${y0}C${start.x} ${middle} ${end.x} ${middle} ${end.x} ${y1}`,
      end,
      up,
    };
  }
  const right = Math.max(...inTheWay.map((box) => box.x + box.width)) + 28;
  const left = Math.min(...inTheWay.map((box) => box.x)) - 28;
  const aside = right < width - 20 ? right : Math.max(20, left);
  const turn = up ? -1 : 1;
  return {
    path:
      `M${start.x} ${y0}C${start.x} ${y0 + 40 * turn} ${aside} ${y0 + 20 * turn} ${aside} ${y0 + 76 * turn}` +
      `V${y1 - 70 * turn}C${aside} ${y1 - 16 * turn} ${end.x} ${y1 - 38 * turn} ${end.x} ${y1}`,
    end,
    up,
  };
}

/** Into a wide place the rails come where they are nearest, but not at its very edge. */
function endX(from: number, to: Box, middle: number): number {
  if (to.width < 120) return middle;
  return Math.min(Math.max(from, to.x + 40), to.x + to.width - 40);
}
