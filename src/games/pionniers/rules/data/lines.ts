/**
 * The four lines. How many spaces they have is published; the order of the sections, the marks and the place of the
 * slow signal are reconstructed (rule 14.1), as nobody could show us the printed board.
 */

/** S: straight, G: curve to the left, D: curve to the right. */
export type Layout = {
  name: string;
  /** 11.1: the slow signal stands behind this space. */
  slowAfter: number;
  lines: readonly LineLayout[];
};

export type LineLayout = {
  sections: string;
  rivers: readonly number[];
  dangers: readonly number[];
  ambushes: readonly number[];
  garrisons: readonly number[];
  posts: readonly number[];
  sabotage: readonly number[];
};

/** 1.1 */
export const LINES = 4;
/** 1.2 */
export const SPACES_PER_SECTION = 4;

const SECTIONS = [
  'SSGSDSSSDSGSSGSDSSSDSGSSSS',
  'SSSGSDSSDSGSSSDSGSSGSDSSSS',
  'SSDSGSSSSGSDSSDSGSSGSDSSSS',
  'SSSDSGSSSGSDSSDSGSSGSDSSSS',
] as const;

const MARKS = {
  rivers: [11, 23, 35, 48, 61, 75, 84],
  dangers: [17, 31, 41, 56, 67, 79],
  ambushes: [27, 52, 71],
  garrisons: [14, 38, 58],
  posts: [20, 44, 64],
  sabotage: [91, 95, 99],
} as const;

/** 14.1: the same marks on every line, so that the risks are the same. */
export const LEVEL: Layout = {
  name: 'level',
  slowAfter: 88,
  lines: SECTIONS.map((sections) => ({ sections, ...MARKS })),
};

/** 14.2: rivers cross the lines at a slant, and what lies beside them gives way by a space. */
export const SLANTED: Layout = {
  name: 'slanted',
  slowAfter: 88,
  lines: [
    {
      ...MARKS,
      sections: SECTIONS[0],
      rivers: [10, 24, 34, 49, 60, 76, 84],
    },
    {
      ...MARKS,
      sections: SECTIONS[1],
      ambushes: [28, 52, 70],
      garrisons: [15, 38, 57],
      posts: [21, 43, 64],
    },
    {
      ...MARKS,
      sections: SECTIONS[2],
      ambushes: [26, 52, 72],
      garrisons: [13, 38, 59],
      posts: [19, 45, 64],
    },
    {
      ...MARKS,
      sections: SECTIONS[3],
      rivers: [12, 22, 36, 47, 62, 74, 84],
    },
  ],
};
