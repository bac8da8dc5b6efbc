import { type Board, boardOf } from '#games/union-pacific/rules/board.ts';
import type { Company, Space } from '#games/union-pacific/rules/model.ts';

/** The companies of the pictures. */
export const [EL_PASO, KANSAS_CITY] = [0, 7] as const;

export const board: Board = boardOf('north-america');

/** The first space of the section between two cities. */
function spaceOf(a: string, b: string): Space {
  const at = board.data.sections.findIndex((each) => each.a === a && each.b === b);
  return board.sections[at]?.first ?? 0;
}

/** What stands beside the trains of the start. A test has the referee look at it. */
export const BUILT: readonly (readonly [Company, Space])[] = [
  [EL_PASO, spaceOf('el-paso', 'san-antonio')],
  [EL_PASO, spaceOf('dallas', 'san-antonio')],
];

/** Where Kansas City Central may build next with a black card. */
export const NEXT: Space = spaceOf('st-louis', 'memphis');

/** Who stands on each space, as the table has it. */
export const SPACES: readonly number[] = [...board.startOf].map(
  (owner, space) => (BUILT.find(([, at]) => at === space)?.[0] ?? owner - 1) + 1,
);
