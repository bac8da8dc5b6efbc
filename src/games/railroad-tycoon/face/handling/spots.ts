import type { City, Colour, Table, Tile } from '#games/railroad-tycoon/rules/model.ts';
import type { Point } from '#ui/map-view/view.ts';
import { cubePlaces, cubesAt } from '../art/cube-places.ts';
import type { MapGeometry } from '../art/geometry.ts';
import type { Looked } from './lights.ts';
import type { Press } from './press.ts';

/** Inside its ring a city is always meant. */
const RING = 26;
/** So near must a press come, in pixels. */
const REACH = 24;
/** A lit tile takes presses round the part of it that tells it from its neighbours. */
const TILE_REACH = 30;

/** So near to its middle a cube is meant, in units. */
const CUBE = 10;

/** What a press or the pointer means: the city under it, a lit tile near it, or a city near it. */
export function meantAt(
  geometry: MapGeometry,
  tiles: readonly { tile: Tile }[],
  at: Point,
  scale: number,
): Looked {
  const under = geometry.cityAt(at.x, at.y, RING);
  if (under >= 0) return { city: under };
  const tile = nearestTile(geometry, tiles, at, Math.max(TILE_REACH, REACH / scale));
  if (tile !== undefined) return { tile };
  const near = geometry.cityAt(at.x, at.y, Math.max(RING, REACH / scale));
  return near >= 0 ? { city: near } : undefined;
}

/** What a press there is on, and where an answer to it belongs; beside the map, nothing. */
export function pressAt(
  geometry: MapGeometry,
  { cubes }: Pick<Table, 'cubes'>,
  meant: Looked,
  at: Point,
): { press: Press; place: Point } | undefined {
  if (meant === undefined) {
    const hex = geometry.hexAt(at.x, at.y);
    return hex < 0 ? undefined : { press: { on: 'ground', hex }, place: at };
  }
  if ('tile' in meant) return { press: { on: 'tile', tile: meant.tile }, place: at };
  const { city } = meant;
  const colour = cubeUnder(geometry, cubes, city, at);
  const press: Press = colour === undefined ? { on: 'city', city } : { on: 'cube', city, colour };
  return { press, place: geometry.cityPoint(city) };
}

export const isSameSpot = (one: Looked, other: Looked): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    ('city' in one
      ? 'city' in other && one.city === other.city
      : 'tile' in other && one.tile === other.tile));

/** The cube under a press, by its colour; nothing beside them. */
export function cubeUnder(
  geometry: MapGeometry,
  cubes: readonly number[],
  city: City,
  at: Point,
): Colour | undefined {
  const here = cubesAt(cubes, city);
  const centre = geometry.cityPoint(city);
  const places = cubePlaces(here.length);
  let [found, least]: [Colour | undefined, number] = [undefined, CUBE];
  for (const [i, { x, y }] of places.entries()) {
    const away = Math.hypot(centre.x + x - at.x, centre.y + y - at.y);
    if (away < least) [found, least] = [here[i], away];
  }
  return found;
}

/** Where a lit tile is pressed: near its end, so that three tiles of one hex can be told apart. */
export const spotOf = (geometry: MapGeometry, tile: Tile): Point => geometry.tilePoint(tile, 0.84);

function nearestTile(
  geometry: MapGeometry,
  tiles: readonly { tile: Tile }[],
  at: Point,
  reach: number,
): Tile | undefined {
  let [found, least]: [Tile | undefined, number] = [undefined, reach];
  for (const { tile } of tiles) {
    const { x, y } = spotOf(geometry, tile);
    const away = Math.hypot(x - at.x, y - at.y);
    if (away < least) [found, least] = [tile, away];
  }
  return found;
}
