import * as z from 'zod/mini';
import { formFaults } from '#kernel/form-faults.ts';
import { KINDS_OF_MARKS } from './board.ts';
import { type Layout, LINES, type LineLayout, SPACES_PER_SECTION } from './data/lines.ts';
import { START, TRAIN } from './model.ts';

/** 14.3 to 14.8: a board of one's own, and what may be wrong with it. */
export type LayoutFault =
  /** Not the form of a layout at all; `at` is the field. */
  | { is: 'form'; at: string }
  /** The line is numbered from 1, as on the board. */
  | { is: 'unequal-length'; line: number; sections: number; first: number }
  | { is: 'unequal-marks'; line: number; marks: MarkList; count: number; first: number }
  | {
      is: 'out-of-range';
      line: number;
      marks: MarkList;
      space: number;
      least: number;
      most: number;
    }
  | { is: 'two-marks'; line: number; space: number }
  | { is: 'two-effects'; line: number; first: number; second: number }
  | { is: 'no-garrison'; line: number; space: number }
  | { is: 'slow-signal'; space: number; least: number; most: number };

export type MarkList = (typeof KINDS_OF_MARKS)[number][0];

/** 14.3 */
export const LEAST_SECTIONS = 12;
export const MOST_SECTIONS = 40;
/** 14.5: no mark where a train is placed, nor just beyond. */
export const FIRST_MARK = 10;

const spaces = z.array(z.int().check(z.positive(), z.lt(256))).check(z.maxLength(40));

const schema = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  slowAfter: z.int().check(z.positive(), z.lt(256)),
  lines: z
    .array(
      z.strictObject({
        sections: z
          .string()
          .check(z.minLength(LEAST_SECTIONS), z.maxLength(MOST_SECTIONS), z.regex(/^[SGD]+$/)),
        rivers: spaces,
        dangers: spaces,
        ambushes: spaces,
        garrisons: spaces,
        posts: spaces,
        sabotage: spaces,
      }),
    )
    .check(z.length(LINES)),
});

export function readLayout(raw: unknown): { layout: Layout } | { faults: LayoutFault[] } {
  const read = schema.safeParse(raw);
  if (!read.success) return { faults: formFaults(read.error) };
  const layout: Layout = read.data;
  const faults = faultsOf(layout);
  return faults.length === 0 ? { layout } : { faults };
}

function faultsOf(layout: Layout): LayoutFault[] {
  const first = layout.lines[0] as LineLayout;
  const length = first.sections.length * SPACES_PER_SECTION;
  const faults = layout.lines.flatMap((line, i) => [
    ...unequal(line, first, i + 1),
    ...misplaced(line, length, i + 1),
  ]);
  const [least, most] = [START, length - 1];
  if (layout.slowAfter < least || layout.slowAfter > most) {
    faults.push({ is: 'slow-signal', space: layout.slowAfter, least, most });
  }
  return faults;
}

/** 14.3, 14.4: the risks are the same for all. */
function unequal(line: LineLayout, first: LineLayout, number: number): LayoutFault[] {
  const faults: LayoutFault[] = [];
  if (line.sections.length !== first.sections.length) {
    faults.push({
      is: 'unequal-length',
      line: number,
      sections: line.sections.length,
      first: first.sections.length,
    });
  }
  for (const [marks] of KINDS_OF_MARKS) {
    const [count, due] = [line[marks].length, first[marks].length];
    if (count !== due) {
      faults.push({ is: 'unequal-marks', line: number, marks, count, first: due });
    }
  }
  return faults;
}

/** 14.5 to 14.7 */
function misplaced(line: LineLayout, length: number, number: number): LayoutFault[] {
  const faults: LayoutFault[] = [];
  const [least, most] = [FIRST_MARK, length - 1];
  const taken = new Set<number>();
  for (const [marks] of KINDS_OF_MARKS) {
    for (const space of line[marks]) {
      if (space < least || space > most) {
        faults.push({ is: 'out-of-range', line: number, marks, space, least, most });
      }
      if (taken.has(space)) faults.push({ is: 'two-marks', line: number, space });
      taken.add(space);
    }
  }
  const effects = [...line.rivers, ...line.dangers, ...line.ambushes].sort((a, b) => a - b);
  for (const [i, second] of effects.entries()) {
    const before = effects[i - 1];
    if (before !== undefined && second - before === 1) {
      faults.push({ is: 'two-effects', line: number, first: before, second });
    }
  }
  for (const space of line.ambushes) {
    if (!line.garrisons.some((garrison) => garrison <= space - TRAIN)) {
      faults.push({ is: 'no-garrison', line: number, space });
    }
  }
  return faults;
}
