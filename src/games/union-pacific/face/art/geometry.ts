import { boardOf } from '#games/union-pacific/rules/board.ts';
import { type BoardData, NORTH_AMERICA } from '#games/union-pacific/rules/data/board.ts';
import type { Space } from '#games/union-pacific/rules/model.ts';
import type { Language } from '#kernel/game.ts';
import { DEGREES, distance, type Point } from '#ui/curves.ts';
import type { Box, Label } from './labels.ts';
import { namesOf } from './names.ts';
import { CITY_MOVES } from './nudges.ts';
import { HEIGHT, type Project, projectionFor, WIDTH } from './projection.ts';
import {
  HOME,
  needed,
  type SectionPlace,
  SPACE,
  type SpacePlace,
  sectionsByHand,
  sectionsOf,
} from './sections.ts';
import { settled } from './settle.ts';

export type { Label } from './labels.ts';
export type { SectionPlace, SpacePlace } from './sections.ts';

export type CityPlace = Point & {
  /** In English; `labels` has every language. */
  readonly label: Label;
  readonly labels: Readonly<Record<Language, Label>>;
};

/** Where everything lies, in units of the board. */
export type MapGeometry = {
  readonly width: number;
  readonly height: number;
  readonly cities: readonly CityPlace[];
  readonly sections: readonly SectionPlace[];
  /** Taken by names in any language, for whatever keeps clear of them. */
  readonly names: readonly Box[];
  /** Where a place of North America lies; nothing for a board of other countries. */
  readonly ground: Project | undefined;
  spaceAt(space: Space): SpacePlace;
  sectionAt(space: Space): { section: SectionPlace; place: number };
  /** The distance is to the rail in the middle of the space: up to 10 is on its bed. */
  nearestSpace(
    x: number,
    y: number,
    among: readonly Space[],
  ): { space: Space; distance: number } | undefined;
};

const known = new Map<string, MapGeometry>();
const seen = new WeakMap<BoardData, MapGeometry>();

/** The same board gives the same object, even when it has been read from a record again. */
export function geometryOf(board: BoardData): MapGeometry {
  const before = seen.get(board);
  if (before) return before;
  const key = keyOf(board);
  const geometry = known.get(key) ?? measure(board, key === keyOf(NORTH_AMERICA));
  known.set(key, geometry);
  seen.set(board, geometry);
  return geometry;
}

const keyOf = ({ cities, sections, companies }: BoardData): string =>
  JSON.stringify([cities, sections, companies]);

function measure(data: BoardData, byHand: boolean): MapGeometry {
  const board = boardOf(data);
  const { project, land } = projectionFor(data.cities);
  const projected = data.cities.map(({ lat, lon }) => project(lat, lon));
  const places = byHand
    ? projected.map((at, i) => moved(at, CITY_MOVES[data.cities[i]?.id ?? '']))
    : settled(projected, board.sections, ({ size }) => needed(size) + 2 * HOME + 16);
  const sections = byHand ? sectionsByHand(board, places) : sectionsOf(board, places);
  const names = namesOf(board, places, sections, byHand);
  const spaces = sections.flatMap((section) => section.spaces);
  const spaceAt = (space: Space): SpacePlace => spaces[space] as SpacePlace;
  return {
    width: WIDTH,
    height: HEIGHT,
    cities: places.map(({ x, y }, i) => {
      const labels = { en: names.en[i]?.label as Label, fr: names.fr[i]?.label as Label };
      return { x, y, label: labels.en, labels };
    }),
    sections,
    names: [...names.en, ...names.fr].map(({ box }) => box),
    ground: land ? warped(project, projected, places) : undefined,
    spaceAt,
    sectionAt(space) {
      const at = board.sectionOf[space] as number;
      const first = board.sections[at]?.first ?? 0;
      return { section: sections[at] as SectionPlace, place: space - first };
    },
    nearestSpace(x, y, among) {
      let found: { space: Space; distance: number } | undefined;
      for (const space of among) {
        const away = distanceTo(spaceAt(space), { x, y });
        if (!found || away < found.distance) found = { space, distance: away };
      }
      return found;
    },
  };
}

const moved = ({ x, y }: Point, by: readonly [number, number] = [0, 0]): Point => ({
  x: x + by[0],
  y: y + by[1],
});

function distanceTo({ x, y, angle, scale }: SpacePlace, point: Point): number {
  const [cos, sin] = [Math.cos(angle / DEGREES), Math.sin(angle / DEGREES)];
  const half = (SPACE.length / 2) * scale;
  const ahead = Math.max(-half, Math.min(half, (point.x - x) * cos + (point.y - y) * sin));
  return distance(point, { x: x + cos * ahead, y: y + sin * ahead });
}

/** The land follows its cities: a move fades with the distance, so that coasts and rivers move along. */
function warped(project: Project, from: readonly Point[], to: readonly Point[]): Project {
  return (lat, lon) => {
    const point = project(lat, lon);
    let [weight, dx, dy] = [0.25, 0, 0];
    from.forEach((city, i) => {
      const k = Math.exp(-((distance(point, city) / 105) ** 2));
      weight += k;
      dx += ((to[i]?.x ?? city.x) - city.x) * k;
      dy += ((to[i]?.y ?? city.y) - city.y) * k;
    });
    return { x: point.x + dx / weight, y: point.y + dy / weight };
  };
}
