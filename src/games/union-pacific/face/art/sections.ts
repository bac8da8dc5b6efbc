import type { Board, Section } from '#games/union-pacific/rules/board.ts';
import type { Track } from '#games/union-pacific/rules/model.ts';
import { DEGREES, distance, type Point, type Spot } from '#ui/curves.ts';
import { BOWS, SHIFTS } from './nudges.ts';
import { type Curve, wayOf } from './way.ts';

/** The middle of a space. On a crowded board of one's own spaces are smaller than on the built-in one (`scale` 1). */
export type SpacePlace = Spot & { readonly scale: number; readonly track: Track };

export type SectionPlace = {
  readonly path: string;
  readonly way: Curve;
  readonly spaces: readonly SpacePlace[];
  /** Where each space begins and ends on the way. */
  readonly ends: readonly (readonly [from: number, to: number])[];
};

export const SPACE = { length: 38, gap: 3, width: 21 } as const;
export const CITY = 11;
/** A home has a ring around it. */
export const HOME = CITY + 5.5;

/** What so many spaces in a row take. */
export const needed = (count: number): number => count * SPACE.length + (count - 1) * SPACE.gap;

export function sectionsByHand(board: Board, cities: readonly Point[]): SectionPlace[] {
  return board.sections.map((section, i) => {
    const { a = '', b = '' } = board.data.sections[i] ?? {};
    const way = between(section, cities, BOWS[`${a} ${b}`]);
    return placed(board, section, way, SHIFTS[`${a} ${b}`] ?? 0);
  });
}

/** Two trains nearer than this lie over each other. */
const TRAINS_APART = 30;
const CITY_APART = 34;
/** How far the spaces of a section are moved along it, as a share of what is free: least first. */
const TRIES = [0, 0.2, -0.2, 0.4, -0.4, 0.6, -0.6, 0.8, -0.8, 1, -1];

/** Spaces give way to one another where sections cross or start in the same direction; those with little room come first. */
export function sectionsOf(board: Board, cities: readonly Point[]): SectionPlace[] {
  const ways = board.sections.map((section) => {
    const bow = bowAt(board, cities, section, section.a) - bowAt(board, cities, section, section.b);
    return between(section, cities, Math.max(-MOST_BOWED, Math.min(MOST_BOWED, bow)));
  });
  const room = (i: number): number =>
    ((ways[i]?.length ?? 0) - needed(board.sections[i]?.size ?? 0)) / 2 - HOME - 6;
  const done: SectionPlace[] = [];
  const taken: Point[] = [];
  for (const i of ways.map((_, i) => i).sort((a, b) => room(a) - room(b))) {
    const section = board.sections[i] as Section;
    const foreign = cities.filter((_, city) => city !== section.a && city !== section.b);
    const near = (from: readonly Point[], at: Point, apart: number): number =>
      from.filter((other) => distance(other, at) < apart).length;
    const tries = TRIES.map((share) => {
      const here = placed(board, section, ways[i] as Curve, share * Math.max(0, room(i)));
      const clashes = here.spaces.reduce(
        (sum, at) => sum + near(taken, at, TRAINS_APART) + near(foreign, at, CITY_APART),
        0,
      );
      return { here, cost: clashes + Math.abs(share) / 2 };
    });
    const { here } = tries.reduce((a, b) => (b.cost < a.cost ? b : a));
    taken.push(...here.spaces);
    done[i] = here;
  }
  return done;
}

/** Sections that leave a city closer than this to each other bow apart. */
const NARROW = 26;
const MOST_BOWED = 0.08;

/** How far to the right of its way from `city` a section bows, because of others on its left. */
function bowAt(
  { sections }: Board,
  cities: readonly Point[],
  section: Section,
  city: number,
): number {
  const own = heading(section, city, cities);
  return sections
    .filter((other) => other !== section && (other.a === city || other.b === city))
    .map((other) => ((heading(other, city, cities) - own + 540) % 360) - 180)
    .filter((angle) => Math.abs(angle) < NARROW)
    .reduce((sum, angle) => sum - Math.sign(angle) * (1 - Math.abs(angle) / NARROW) * 0.1, 0);
}

function heading({ a, b }: Section, city: number, cities: readonly Point[]): number {
  const [from, to] = (city === a ? [cities[a], cities[b]] : [cities[b], cities[a]]) as Point[];
  return Math.atan2((to?.y ?? 0) - (from?.y ?? 0), (to?.x ?? 0) - (from?.x ?? 0)) * DEGREES;
}

const between = ({ a, b }: Section, cities: readonly Point[], bow = 0): Curve =>
  wayOf(cities[a] as Point, cities[b] as Point, bow);

/** In the middle of the way, but for the shift. */
function placed(board: Board, { first, size }: Section, way: Curve, shift: number): SectionPlace {
  const scale = Math.max(0.35, Math.min(1, (way.length - 2 * CITY - 3) / needed(size)));
  const begin = (way.length - needed(size) * scale) / 2 + shift;
  const ends = Array.from({ length: size }, (_, i): [number, number] => {
    const from = begin + i * (SPACE.length + SPACE.gap) * scale;
    return [from, from + SPACE.length * scale];
  });
  const spaces = ends.map(([from, to], i) => ({
    ...way.at((from + to) / 2),
    scale,
    track: board.trackOf[first + i] as Track,
  }));
  return { path: way.path, way, spaces, ends };
}
