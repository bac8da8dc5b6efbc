/** The room that columns have, in pixels, and how many of what size must find a place in it. */
export type Room = { width: number; height: number };
export type Columns = {
  count: number;
  tallest: number;
  far: boolean;
  /** On a phone: the width that is taken by what stands beside them. They stand closer there. */
  aside?: number;
};

/** What `--gap`, `--col`, `--head` and `--strip` come to, in pixels. */
export type Fit = { gap: number; col: number; head: number; strip: number };

const clamp = (least: number, wish: number, most: number): number =>
  Math.min(most, Math.max(least, wish));

/** A column's worth below it, and the air around. */
const BELOW = 24;

const LEAST = { col: 58, head: 30, strip: 13 };
const MOST = { near: { head: 50, strip: 21 }, far: { head: 42, strip: 17 } };

/** Strips shrink, then heads; columns grow narrower side by side. Only what is still too much scrolls. */
export function fitOf({ width, height }: Room, columns: Columns): Fit {
  const { count, tallest, far, aside } = columns;
  const n = Math.max(count, 1);
  const tall = Math.max(tallest, 1);
  const most = far ? MOST.far : MOST.near;
  const gap = aside === undefined ? clamp(8, 14 - (n - 6) * 2, 14) : 8;
  const col = clamp(LEAST.col, (width - (aside ?? 0) - (n - 1) * gap) / n, 104);
  const head = clamp(LEAST.head, height - BELOW - tall * LEAST.strip, most.head);
  const strip = clamp(LEAST.strip, (height - head - BELOW) / tall, most.strip);
  return { gap, col: Math.floor(col), head, strip };
}
