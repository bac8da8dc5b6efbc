import { type Layout, LEVEL, type LineLayout, SLANTED, SPACES_PER_SECTION } from './data/lines.ts';
import { type Line, type Space, START, type Table } from './model.ts';

export type Mark = 'plain' | 'river' | 'danger' | 'ambush' | 'garrison' | 'post' | 'sabotage';

/** A layout made ready for play: what every question of the rules needs is one look-up. */
export type Board = {
  layout: Layout;
  spaces: number;
  sections: number;
  slowAfter: Space;
  lines: readonly BoardLine[];
  markAt(line: Line, space: Space): Mark;
};

/** By where the front of a train stands. */
type BoardLine = {
  /** 5.5: the river, danger or ambush that either half of the locomotive stands on. 0: none. */
  river: Uint8Array;
  danger: Uint8Array;
  ambush: Uint8Array;
  /** 8.2: the last garrison behind the rear of the train. */
  relief: Uint8Array;
  /** 9.6, 9.7: the last one strictly behind the front; Junction City, if there is none. */
  post: Uint8Array;
  garrison: Uint8Array;
  /** 6.6: where dynamite may lie, in order. */
  strikeable: readonly Space[];
};

export const KINDS_OF_MARKS = [
  ['rivers', 'river'],
  ['dangers', 'danger'],
  ['ambushes', 'ambush'],
  ['garrisons', 'garrison'],
  ['posts', 'post'],
  ['sabotage', 'sabotage'],
] as const satisfies readonly (readonly [keyof LineLayout, Mark])[];

const built = { level: compile(LEVEL), slanted: compile(SLANTED) };
const own = new WeakMap<Layout, Board>();

export function boardOf(board: Table['board']): Board {
  if (typeof board === 'string') return built[board];
  let compiled = own.get(board);
  if (!compiled) {
    compiled = compile(board);
    own.set(board, compiled);
  }
  return compiled;
}

function compile(layout: Layout): Board {
  const sections = layout.lines[0]?.sections.length ?? 0;
  const spaces = sections * SPACES_PER_SECTION;
  const marks = layout.lines.map(marksOf);
  return {
    layout,
    spaces,
    sections,
    slowAfter: layout.slowAfter,
    lines: layout.lines.map((line) => compileLine(line, spaces)),
    markAt: (line, space) => marks[line]?.get(space) ?? 'plain',
  };
}

function marksOf(line: LineLayout): Map<Space, Mark> {
  return new Map(
    KINDS_OF_MARKS.flatMap(([list, mark]) => line[list].map((space) => [space, mark] as const)),
  );
}

function compileLine(line: LineLayout, spaces: number): BoardLine {
  const table = (of: (front: Space) => Space): Uint8Array =>
    Uint8Array.from({ length: spaces + 1 }, (_, front) => of(front));
  const touched = (marks: readonly Space[]): Uint8Array =>
    table((front) => marks.find((space) => space === front || space === front - 1) ?? 0);
  const lastUpTo = (marks: readonly Space[], space: Space, otherwise: Space): Space =>
    marks.reduce((last, mark) => (mark <= space && mark > last ? mark : last), 0) || otherwise;
  const { rivers, dangers, ambushes, garrisons, posts, sabotage } = line;
  return {
    river: touched(rivers),
    danger: touched(dangers),
    ambush: touched(ambushes),
    relief: table((front) => lastUpTo(garrisons, front - START, 0)),
    post: table((front) => Math.max(START, lastUpTo(posts, front - 1, START))),
    garrison: table((front) => Math.max(START, lastUpTo(garrisons, front - 1, START))),
    strikeable: [...rivers, ...dangers, ...sabotage].sort((a, b) => a - b),
  };
}
