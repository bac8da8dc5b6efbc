import { expect, test } from 'vitest';
import { type Layout, LEVEL, SLANTED } from '#games/pionniers/rules/data/lines.ts';
import { type Geometry, geometryOf } from '../art/geometry.ts';
import { sceneryOf } from '../art/scenery.ts';
import { placed } from '../art/stamps.ts';

const MARKS = {
  rivers: [9, 20, 33],
  dangers: [12, 25],
  ambushes: [22],
  garrisons: [14],
  posts: [16],
  sabotage: [40],
};

const own = (sections: readonly string[]): Layout => ({
  name: 'own',
  slowAfter: 36,
  lines: sections.map((letters) => ({ sections: letters, ...MARKS })),
});

/** Layouts that would turn in circles, cross or leave the board if they were drawn as they are written. */
const BOARDS: readonly (readonly [string, Layout])[] = [
  ['level', LEVEL],
  ['slanted', SLANTED],
  ['all to the left', own(Array.from({ length: 4 }, () => 'G'.repeat(26)))],
  ['towards each other', own(['D', 'G', 'D', 'G'].map((turn) => turn.repeat(12)))],
  ['short', own(['SGSDDSGSSSSS', 'SSDDDDSGGGGS', 'GGGGGGDDDDDD', 'SSSSSSSSSSSS'])],
  ['long', own(['SGDS', 'GGDD', 'DSGS', 'SSDG'].map((letters) => letters.repeat(10)))],
];

function every(geometry: Geometry, by: number): { x: number; y: number; line: number }[] {
  return geometry.lines.flatMap((path, line) =>
    Array.from({ length: Math.floor(geometry.spaces / by) + 1 }, (_, i) => ({
      ...path.at(i * by),
      line,
    })),
  );
}

test.each(BOARDS)('%s: the lines stay on the board and keep apart', (_, layout) => {
  const geometry = geometryOf(layout);
  for (const { x, y, line } of every(geometry, 1)) {
    expect(x).toBeGreaterThan(100);
    expect(x).toBeLessThan(geometry.width - 80);
    expect(y).toBeGreaterThan(90);
    expect(y).toBeLessThan(geometry.height - 45);
    const below = geometry.lines[line + 1];
    if (below) expect(below.nearest(x, y).distance).toBeGreaterThan(50);
  }
});

test.each(BOARDS)('%s: spaces are of one length and lead west to east', (_, layout) => {
  const { lines, spaces } = geometryOf(layout);
  for (const line of lines)
    for (let space = 1; space <= spaces; space++) {
      const [a, b] = [line.at(space - 1), line.at(space)];
      expect(Math.hypot(b.x - a.x, b.y - a.y)).toBeCloseTo(line.step, 0);
      expect(b.x).toBeGreaterThan(a.x);
      expect(Math.abs(b.angle)).toBeLessThan(70);
    }
});

test('a point is nearest to the space it lies in', () => {
  const { lines, spaces } = geometryOf(LEVEL);
  lines.forEach((line) => {
    for (let space = 1; space <= spaces; space++) {
      const { x, y } = line.at(space - 0.5);
      expect(line.nearest(x, y)).toMatchObject({ space, distance: expect.closeTo(0, 1) });
    }
  });
});

test('a line runs straight on outside its spaces', () => {
  const [line] = geometryOf(LEVEL).lines;
  const [before, start] = [line?.at(-2), line?.at(0)];
  expect(before?.x).toBeLessThan(start?.x ?? 0);
  expect(before?.angle).toBeCloseTo(start?.angle ?? 0, 5);
});

test('one layout has one geometry, even as a copy', () => {
  expect(geometryOf(structuredClone(SLANTED))).toBe(geometryOf(SLANTED));
  expect(geometryOf(LEVEL)).not.toBe(geometryOf(SLANTED));
});

test('a river joins the lines only when every line has it', () => {
  expect(geometryOf(LEVEL).rivers).toHaveLength(7);
  const [first, ...others] = LEVEL.lines;
  const uneven = {
    ...LEVEL,
    lines: [{ ...first, ...MARKS, sections: first?.sections ?? '' }, ...others],
  };
  expect(geometryOf(uneven).rivers).toHaveLength(3 + 3 * 7);
});

test('the country is the same at every redraw and keeps off the tracks', () => {
  const geometry = geometryOf(LEVEL);
  const scenery = sceneryOf(geometry, LEVEL);
  expect(scenery).toEqual(sceneryOf(geometry, LEVEL));
  expect(scenery.length).toBeGreaterThan(150);
  for (const { x, y } of scenery)
    for (const line of geometry.lines) expect(line.nearest(x, y).distance).toBeGreaterThan(17);
});

test('a stamp is moved and scaled', () => {
  expect(placed('M0 0V-10H4L2-3Z', 100, 50, 2)).toBe('M100 50V30H108L104 44Z');
});
