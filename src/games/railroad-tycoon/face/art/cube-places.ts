import { type City, COLOURS, type Colour } from '#games/railroad-tycoon/rules/model.ts';

/** The colour of each cube of a city. */
export function cubesAt(cubes: readonly number[], city: City): Colour[] {
  return Array.from({ length: COLOURS }, (_, colour) =>
    new Array<Colour>(cubes[city * COLOURS + colour] ?? 0).fill(colour),
  ).flat();
}

export const cubeSize = (count: number): number =>
  count <= 2 ? 1.38 : count <= 4 ? 1.26 : count <= 6 ? 1.1 : count <= 9 ? 0.95 : 0.72;

const ROWS: readonly (readonly number[])[] = [
  [],
  [1],
  [2],
  [1, 2],
  [2, 2],
  [2, 3],
  [3, 3],
  [2, 3, 2],
  [3, 3, 2],
  [3, 3, 3],
];

/** Rows of at most three, so that the number is seen at a glance; of four, where there are many. */
export function cubePlaces(count: number): { x: number; y: number }[] {
  const rows = ROWS[count] ?? rowsOfFour(count);
  const pitch = 10.9 * cubeSize(count);
  return rows.flatMap((inRow, j) =>
    Array.from({ length: inRow }, (_, i) => ({
      x: (i - (inRow - 1) / 2) * pitch,
      y: (j - (rows.length - 1) / 2) * pitch * 0.98 - 0.2,
    })),
  );
}

function rowsOfFour(count: number): number[] {
  const rows = Math.ceil(count / 4);
  return Array.from({ length: rows }, (_, i) => Math.floor((count + i) / rows));
}
