import { useCallback, useMemo, useRef } from 'react';
import type { City, Table } from '#games/railroad-tycoon/rules/model.ts';
import { mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import { useView } from '#ui/map-view/use-view.ts';
import type { Area, Point } from '#ui/map-view/view.ts';
import { geometryOf } from '../art/geometry.ts';
import { type MapSeen, type MapWatch, watchOf } from './map-watch.ts';

/** So many units across at the closest, when the map comes close by itself. */
const NEAR = { desk: 820, phone: 430 };

/** The map on the screen, as near as hands and events have brought it. */
export function useMap({ map }: Pick<Table, 'map'>, phone: boolean): MapSeen {
  const box = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const geometry = geometryOf(mapOf(map));
  const watch = useMemo(() => watchOf(box, phone ? 'near' : 'whole'), [phone]);
  const view = useView(box, world, geometry, phone ? NEAR.phone : NEAR.desk, watch.habits);
  return useMemo(() => ({ box, world, geometry, view, watch }), [geometry, view, watch]);
}

/** On each side of a city that is looked for; less where that would be too small. */
const ROOM = 330;
const LEAST_SCALE = 0.85;

/** The map goes to a city, and so do the keys. */
export function useFound({ box, geometry, view, watch }: MapSeen): (city: City) => void {
  return useCallback(
    (city) => {
      view.frame(around(geometry.cityPoint(city), watch));
      box.current
        ?.querySelector<HTMLElement>(`[data-place="city:${city}"]`)
        ?.focus({ preventScroll: true });
    },
    [box, geometry, view, watch],
  );
}

/** What is looked at round a city. */
function around({ x, y }: Point, watch: MapWatch): Area {
  const across = watch.area().width * watch.scale();
  const width = 2 * Math.min(ROOM, across / 2 / LEAST_SCALE);
  const height = width * 0.6;
  return { x: x - width / 2, y: y - height / 2, width, height };
}
