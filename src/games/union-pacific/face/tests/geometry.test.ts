import { expect, test } from 'vitest';
import { boardOf } from '#games/union-pacific/rules/board.ts';
import {
  type BoardData,
  type CityData,
  NORTH_AMERICA,
} from '#games/union-pacific/rules/data/board.ts';
import { seeded } from '#ui/curves.ts';
import { geometryOf, type MapGeometry } from '../art/geometry.ts';
import { boxAt, meet } from '../art/labels.ts';
import { reliefOf } from '../art/relief.ts';

type Town = readonly [lat: number, lon: number];

/** A ring through all the towns; every company starts on a section of its own, as far as there are any. */
function own(towns: readonly Town[], name = (i: number): string => `Town ${i}`): BoardData {
  const cities = towns.map(([lat, lon], i): CityData => ({ id: `t${i}`, name: name(i), lat, lon }));
  const joints = cities.length === 2 ? cities.slice(1) : cities;
  const sections = joints.map((_, i) => ({
    a: `t${i}`,
    b: `t${(i + 1) % cities.length}`,
    spaces: 'PDBW'.slice(0, 1 + (i % 4)),
  }));
  const companies = Array.from({ length: 10 }, (_, i) => {
    const start = i % sections.length;
    return { home: `t${start}`, types: 'PDBW', starts: [start] };
  });
  return { name: 'own', cities, sections, companies };
}

function towns(count: number, south: number, north: number, west: number, east: number): Town[] {
  const random = seeded(count);
  return Array.from({ length: count }, () => {
    const lon = west + random() * (east - west);
    return [south + random() * (north - south), lon > 180 ? lon - 360 : lon];
  });
}

const NO_ROOM = own(Array.from({ length: 64 }, () => [0, 0]));
const BOARDS: readonly (readonly [string, BoardData])[] = [
  ['North America', NORTH_AMERICA],
  ['Europe', own(towns(22, 36, 60, -9, 38))],
  ['the Pacific', own(towns(12, -40, 40, 140, 240))],
  ['the world', own(towns(64, -85, 85, -180, 180))],
  ['Texas', own(towns(12, 27, 38, -108, -88))],
  [
    'two towns in one place',
    own([
      [10, 10],
      [10, 10],
    ]),
  ],
  ['64 towns in one place', NO_ROOM],
  ['a line around the globe', own(towns(30, 0, 0, -180, 180))],
  ['long names', own(towns(12, 30, 50, 0, 40), () => 'Llanfairpwllgwyngyllgogerychwyrndrobwlll')],
];

const spacesOf = ({ sections }: MapGeometry): number[] =>
  sections.flatMap(({ spaces }) => spaces).map((_, space) => space);

test.each(BOARDS)('%s: everything lies on the sheet', (_, board) => {
  const geometry = geometryOf(board);
  const { width, height, cities, names } = geometry;
  expect(cities).toHaveLength(board.cities.length);
  for (const { x, y } of [...cities, ...spacesOf(geometry).map(geometry.spaceAt)]) {
    expect(x).toBeGreaterThan(24);
    expect(x).toBeLessThan(width - 24);
    expect(y).toBeGreaterThan(24);
    expect(y).toBeLessThan(height - 24);
  }
  for (const [left, top, right, bottom] of names) {
    expect(left).toBeGreaterThan(10);
    expect(right).toBeLessThan(width - 10);
    expect(top).toBeGreaterThan(10);
    expect(bottom).toBeLessThan(height - 10);
  }
});

test.each(BOARDS)('%s: spaces run from the first city to the second', (_, board) => {
  const geometry = geometryOf(board);
  const { sections } = boardOf(board);
  geometry.sections.forEach(({ spaces }, i) => {
    const a = geometry.cities[sections[i]?.a ?? 0];
    const away = spaces.map(({ x, y }) => Math.hypot(x - (a?.x ?? 0), y - (a?.y ?? 0)));
    expect(away).toEqual([...away].sort((one, two) => one - two));
    expect(spaces.map(({ track }) => 'PDBW'[track]).join('')).toBe(board.sections[i]?.spaces);
  });
});

test.each(BOARDS)('%s: a point is nearest to the space it lies in', (_, board) => {
  const geometry = geometryOf(board);
  const all = spacesOf(geometry);
  for (const space of all) {
    const { x, y } = geometry.spaceAt(space);
    expect(geometry.nearestSpace(x, y, [space])?.distance).toBeCloseTo(0, 5);
    if (board === NORTH_AMERICA) expect(geometry.nearestSpace(x, y, all)?.space).toBe(space);
  }
  expect(geometry.nearestSpace(0, 0, [])).toBeUndefined();
});

test.each(BOARDS.filter(([, board]) => board !== NO_ROOM))('%s: cities keep apart', (_, board) => {
  const { cities } = geometryOf(board);
  cities.forEach((a, i) => {
    for (const b of cities.slice(i + 1))
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(28);
  });
});

test('on the built-in map no train lies over another, a city or a name', () => {
  const geometry = geometryOf(NORTH_AMERICA);
  const spaces = spacesOf(geometry).map(geometry.spaceAt);
  spaces.forEach((a, i) => {
    expect(a.scale).toBe(1);
    for (const b of spaces.slice(i + 1))
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(27);
    for (const { x, y } of geometry.cities)
      expect(Math.hypot(a.x - x, a.y - y)).toBeGreaterThan(28);
    for (const name of geometry.names) expect(meet(name, boxAt(a, 5))).toBe(false);
  });
});

test('on the built-in map no name lies over another', () => {
  const { names } = geometryOf(NORTH_AMERICA);
  for (const written of [names.slice(0, 40), names.slice(40)])
    written.forEach((a, i) => {
      for (const b of written.slice(i + 1)) expect(meet(a, b)).toBe(false);
    });
});

test('names stand in both languages', () => {
  const { cities } = geometryOf(NORTH_AMERICA);
  const at = NORTH_AMERICA.cities.findIndex(({ id }) => id === 'new-orleans');
  expect(cities[at]?.labels.en.lines).toEqual(['New Orleans']);
  expect(cities[at]?.labels.fr.lines).toEqual(['La Nouvelle-', 'Orléans']);
});

test('one board has one geometry, even as a copy', () => {
  expect(geometryOf(structuredClone(NORTH_AMERICA))).toBe(geometryOf(NORTH_AMERICA));
  const fewer = { ...NORTH_AMERICA, sections: NORTH_AMERICA.sections.slice(0, -1) };
  expect(geometryOf(fewer)).not.toBe(geometryOf(NORTH_AMERICA));
});

test('there is land under North America only', () => {
  const land = BOARDS.filter(([, board]) => geometryOf(board).ground).map(([name]) => name);
  expect(land).toEqual(['North America', 'Texas']);
});

test('the country is the same at every redraw', () => {
  const [one, two] = [geometryOf(NORTH_AMERICA), { ...geometryOf(NORTH_AMERICA) }];
  expect(reliefOf(two)).toEqual(reliefOf(one));
  expect(reliefOf(one).peaks.length).toBeLessThan(60);
});
