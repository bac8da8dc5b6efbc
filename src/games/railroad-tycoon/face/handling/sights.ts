import type { City, Event, Table } from '#games/railroad-tycoon/rules/model.ts';
import type { Seat } from '#kernel/game.ts';
import type { Sight } from '#ui/map-view/sight.ts';
import type { Point } from '#ui/map-view/view.ts';
import type { MapGeometry } from '../art/geometry.ts';
import type { Lights } from './lights.ts';
import { spotOf } from './spots.ts';
import type { Turn } from './use-turn.ts';

/** On each side of what is framed, so that a link of five tiles has room. */
const ROOM = 165;
const START_ROOM = 330;
const EDGE = 160;
/** From here on tiles can be pressed, and a city be read. */
const TILES = 0.61;
/** From here on cities can be pressed by a thumb. */
const CITIES = 0.28;

/** The cities of one's own network, and how far one's unfinished track has come. */
export function homeOf(
  geometry: MapGeometry,
  { links, unfinished }: Table,
  seat: Seat,
): Sight | undefined {
  const own = ({ owner }: { owner: Seat }): boolean => owner === seat;
  const cities = links.filter(own).flatMap(({ a, b }) => [a, b]);
  const ends = unfinished.filter(own).flatMap(({ tiles }) => tiles.slice(-1));
  const spots = [...cities.map(geometry.cityPoint), ...ends.map((end) => spotOf(geometry, end))];
  return sightOf(spots, ROOM);
}

/** What is to be chosen from: the places that are lit, or what has been chosen and what may follow. */
export function litOf(
  geometry: MapGeometry,
  table: Table,
  { ask, held }: Pick<Turn, 'ask' | 'held'>,
  { tiles, cities, route }: Pick<Lights, 'tiles' | 'cities' | 'route'>,
): Sight | undefined {
  if (ask === undefined) return undefined;
  const { mode, plan, city } = held;
  if (mode === 'build' && plan) {
    const next = plan.tiles.length > 0 ? tiles.map(({ tile }) => spotOf(geometry, tile)) : [];
    // What has arrived is seen from end to end: on a phone the panel lies below.
    const way = plan.tiles.map((tile) => spotOf(geometry, tile));
    const from = [geometry.cityPoint(plan.start.city), ...way];
    return sightOf(next.length > 0 ? next : from, START_ROOM, TILES);
  }
  if (route) return readable(journeyPoints(geometry, table, route.from, route.route));
  const chosen = city === undefined || mode === 'deliver' ? [] : [city];
  const from = mode === 'deliver' && city !== undefined ? [city] : [];
  const places = chosen.length > 0 ? chosen : cities.length > 0 ? [...cities, ...from] : [];
  // Where none is open yet, one looks at where it would be.
  const west = mode === 'west' ? geometry.map.western.map((one) => one.city) : [];
  const spots = (places.length > 0 ? places : west).map(geometry.cityPoint);
  return spots.length === 0 ? undefined : { spots, room: EDGE, least: CITIES, good: TILES };
}

/** Where something happens; nothing: nowhere on the map. */
export function placesOf(geometry: MapGeometry, table: Table, event: Event): readonly Point[] {
  switch (event.is) {
    case 'track-laid':
    case 'track-redirected':
      return [geometry.centreOf(event.hex)];
    case 'goods-delivered':
      return journeyPoints(geometry, table, event.ends[0].city, event.route);
    case 'link-finished':
      return event.ends.flatMap(({ city }) => pointOf(geometry, city));
    case 'city-urbanised':
    case 'city-grown':
    case 'cubes-drawn':
    case 'city-emptied':
    case 'western-built':
      return pointOf(geometry, event.city.city);
    default:
      return [];
  }
}

export const filmOf = (geometry: MapGeometry, table: Table, event: Event): Sight | undefined =>
  sightOf(placesOf(geometry, table, event), EDGE);

/** All of it, and close enough to be read if that can be. */
export const readable = (spots: readonly Point[]): Sight | undefined =>
  spots.length === 0 ? undefined : { spots, room: EDGE, good: TILES };

/** A journey is ringed where it begins and where it ends. */
export const endsOf = (
  geometry: MapGeometry,
  table: Table,
  events: readonly Event[],
): readonly Point[] =>
  events.flatMap((event) =>
    event.is === 'goods-delivered'
      ? event.ends.flatMap(({ city }) => pointOf(geometry, city))
      : placesOf(geometry, table, event),
  );

const pointOf = (geometry: MapGeometry, city: City): readonly Point[] =>
  geometry.map.hexOfCity[city] === undefined ? [] : [geometry.cityPoint(city)];

function journeyPoints(
  geometry: MapGeometry,
  { links }: Table,
  from: City,
  route: readonly number[],
): readonly Point[] {
  const stops = route.flatMap((number) => {
    const link = links[number];
    return link ? [link.a, link.b] : [];
  });
  return [from, ...stops].map(geometry.cityPoint);
}

const sightOf = (spots: readonly Point[], room: number, least?: number): Sight | undefined =>
  spots.length === 0 ? undefined : { spots, room, ...(least === undefined ? {} : { least }) };
