import { useEffect, useRef } from 'react';
import type { City, Event, Table } from '#games/railroad-tycoon/rules/model.ts';
import { mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import { boxOf } from '#ui/map-view/steer.ts';
import type { ViewControl } from '#ui/map-view/use-view.ts';
import type { Area, Point } from '#ui/map-view/view.ts';
import type { MapGeometry } from '../art/geometry.ts';
import type { MapSeen, MapWatch } from './map-watch.ts';
import type { Looking } from './use-lights.ts';
import type { Turn } from './use-turn.ts';

/** On each side of a city that is framed, so that a link of five tiles has room; less where that would be too small. */
const ROOM = 330;
const LEAST_SCALE = 0.85;
const EDGE = 80;

/** The map goes along with what happens and with what is chosen, and else stays where a hand has put it. */
export function useFollowing(
  { geometry, view, watch }: MapSeen,
  table: Table,
  turn: Turn,
  lights: Looking,
  event: Event | undefined,
): void {
  const { seat, held } = turn;
  const { plan, mode, city, route } = held;
  const begun = useRef(false);
  // It begins where one's own company is, if that is known.
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const own = table.links.filter(({ owner }) => owner === seat);
    if (own.length === 0) return;
    const points = own.flatMap(({ a, b }) => [geometry.cityPoint(a), geometry.cityPoint(b)]);
    view.frame(grown(boxOf(points), ROOM / 2));
  }, [geometry, table, seat, view]);

  const start = mode === 'build' ? plan?.start.city : undefined;
  useEffect(() => {
    if (start === undefined) return;
    const at = geometry.cityPoint(start);
    // From afar tiles cannot be pressed.
    if (watch.level() === 'far') view.frame(around(at, watch));
    else view.show(at);
  }, [geometry, start, view, watch]);

  const way = route?.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another way of the same cube is looked at too.
  useEffect(() => {
    const { route: journey } = lights;
    if (!journey) return;
    const isFar = watch.level() === 'far';
    lookAt(geometry, table, journey.from, journey.route, view, isFar ? undefined : watch);
  }, [way, city]);

  useEffect(() => {
    const { looked } = lights;
    // Under a pointer that only looks, the map stays where it is.
    const byKeys = document.activeElement?.matches('.rt-map [data-place]') === true;
    if (!byKeys || !looked) return;
    view.show(
      'city' in looked ? geometry.cityPoint(looked.city) : geometry.tileMiddle(looked.tile),
    );
  }, [geometry, lights, view]);

  useEffect(() => {
    if (event === undefined) return;
    if (event.is === 'goods-delivered') {
      lookAt(geometry, table, event.ends[0].city, event.route, view, watch);
      return;
    }
    const at = placeOf(geometry, table, event);
    if (at) view.show(at);
  }, [geometry, table, event, view, watch]);
}

/** Where something happens. */
function placeOf(geometry: MapGeometry, table: Table, event: Event): Point | undefined {
  switch (event.is) {
    case 'track-laid':
    case 'track-redirected':
      return geometry.centreOf(event.hex);
    case 'city-urbanised':
    case 'city-grown':
    case 'cubes-drawn':
    case 'city-emptied':
    case 'western-built':
      return mapOf(table.map).hexOfCity[event.city.city] === undefined
        ? undefined
        : geometry.cityPoint(event.city.city);
    default:
      return undefined;
  }
}

/** A journey is looked at as a whole; with a `watch` only if a part of it is out of sight. */
function lookAt(
  geometry: MapGeometry,
  { links }: Table,
  from: City,
  route: readonly number[],
  view: ViewControl,
  watch: MapWatch | undefined,
): void {
  const points = [
    geometry.cityPoint(from),
    ...route.flatMap((number) => {
      const link = links[number];
      return link ? [geometry.cityPoint(link.a), geometry.cityPoint(link.b)] : [];
    }),
  ];
  if (!watch || !points.every(watch.isInSight)) view.frame(grown(boxOf(points), EDGE * 2));
}

const grown = ({ x, y, width, height }: Area, by: number): Area => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** What is looked at round a city. */
export function around({ x, y }: Point, watch: MapWatch): Area {
  const across = watch.area().width * watch.scale();
  const width = 2 * Math.min(ROOM, across / 2 / LEAST_SCALE);
  const height = width * 0.6;
  return { x: x - width / 2, y: y - height / 2, width, height };
}
