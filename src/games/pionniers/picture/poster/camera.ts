import type { Line } from '#games/pionniers/rules/model.ts';
import type { Point } from '#pictures/svg.ts';

/** Where the tracks vanish, and where they come to lie before our feet. */
export const VANISH = { x: 450, y: 446 };
const FEET = 1015;

/** By line, at our feet. */
const TRACKS = [92, 330, 570, 808];

/** What lies `left` spaces before Buffalo Creek on a line: where it is seen, and how much smaller. */
export type Seen = Point & { readonly s: number };

export function seen(line: Line, left: number): Seen {
  return seenAt(TRACKS[line] ?? VANISH.x, left);
}

export function seenAt(x: number, left: number): Seen {
  const s = 1 / (1 + Math.max(-4, left) * 0.062);
  return { x: VANISH.x + (x - VANISH.x) * s, y: VANISH.y + (FEET - VANISH.y) * s, s };
}
