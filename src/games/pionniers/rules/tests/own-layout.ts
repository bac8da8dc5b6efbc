import type { Layout, LineLayout } from '../data/lines.ts';
import { type LayoutFault, readLayout } from '../layout.ts';

/**
 * A line of 48 spaces, dense on purpose: a train that has stopped on the river at 33 can be pushed back from the
 * sabotage point at 35; before the crates at 20, 31, 35, 41 and 46 the locomotive stands on some mark; pushed back from
 * 20 or 15 it comes to a river; the garrison at 11 is as near to its ambush as it may be.
 */
const LINE: LineLayout = {
  sections: 'SSGSDSSDSGSS',
  rivers: [10, 15, 33],
  dangers: [20, 29, 45],
  ambushes: [18, 25, 39],
  garrisons: [11, 14, 30],
  posts: [13, 26],
  sabotage: [31, 35, 41, 46],
};

/** A board of one's own, the shortest that there may be. */
export const SHORT: Layout = {
  name: 'Short line',
  slowAfter: 33,
  lines: [LINE, LINE, LINE, LINE],
};

/** The same with some fields replaced on one line, numbered from 1. */
export function shortBut(number: number, change: Partial<LineLayout>): Layout {
  return {
    ...SHORT,
    lines: SHORT.lines.map((line, i) => (i + 1 === number ? { ...line, ...change } : line)),
  };
}

/** The same with some fields replaced on every line. */
export function shortWith(change: Partial<LineLayout>): Layout {
  return { ...SHORT, lines: SHORT.lines.map((line) => ({ ...line, ...change })) };
}

/** What is wrong with a layout; nothing, if it may be played on. */
export function faultsOf(raw: unknown): LayoutFault[] {
  const read = readLayout(raw);
  return 'faults' in read ? read.faults : [];
}
