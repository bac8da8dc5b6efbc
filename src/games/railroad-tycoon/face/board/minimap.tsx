import { type PointerEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { Table } from '#games/railroad-tycoon/rules/model.ts';
import type { ViewControl } from '#ui/map-view/use-view.ts';
import type { MapGeometry } from '../art/geometry.ts';
import { Minimap as Country } from '../art/minimap.tsx';
import { type Corner, freeCorner } from '../handling/corner.ts';
import type { MapWatch } from '../handling/map-watch.ts';
import { useHints } from '../handling/use-hints.ts';

/**
 * The whole country, small, and what of it is to be seen. A press or a drag moves the view there. Only for hands and
 * eyes: keys move the map itself.
 */
export function Minimap({ geometry, table, view, watch }: MinimapProps): ReactNode {
  const frame = useRef<HTMLSpanElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = geometry;
  useEffect(
    () =>
      watch.onArea((area) => {
        const { current } = frame;
        if (!current) return;
        const [left, top] = [Math.max(0, area.x), Math.max(0, area.y)];
        const right = Math.min(width, area.x + area.width);
        const bottom = Math.min(height, area.y + area.height);
        current.style.transform = `translate(${(left / width) * 100}cqw, ${(top / height) * 100}cqh)`;
        current.style.width = `${((right - left) / width) * 100}%`;
        current.style.height = `${((bottom - top) / height) * 100}%`;
        // Where nearly all is to be seen, it would only hide a corner of it.
        const whole = right - left > width * 0.85 && bottom - top > height * 0.85;
        if (box.current) box.current.dataset['whole'] = `${whole}`;
      }),
    [watch, width, height],
  );
  useOutOfTheWay(box, geometry, watch);
  const goTo = (event: PointerEvent): void => {
    const { left, top, width: wide, height: high } = event.currentTarget.getBoundingClientRect();
    const area = watch.area();
    const x = ((event.clientX - left) / wide) * width;
    const y = ((event.clientY - top) / high) * height;
    const scale = watch.scale();
    view.pan((area.x + area.width / 2 - x) * scale, (area.y + area.height / 2 - y) * scale);
  };
  return (
    <div
      ref={box}
      className="rt-mini"
      aria-hidden="true"
      data-minimap=""
      data-hint={useHints()?.mini}
      style={{ aspectRatio: `${width} / ${height}` }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        goTo(event);
      }}
      onPointerMove={(event) => {
        if (event.buttons > 0) goTo(event);
      }}
    >
      <Country geometry={geometry} links={table.links} colours={table.colours} />
      <span ref={frame} className="rt-mini-view" />
    </div>
  );
}

type MinimapProps = {
  geometry: MapGeometry;
  table: Table;
  view: ViewControl;
  watch: MapWatch;
};

/** So long the map must stand still before it goes to another corner. */
const REST_MS = 250;

/** It stands where it hides no city, if there is such a corner; never while a hand is on it. */
function useOutOfTheWay(
  box: RefObject<HTMLDivElement | null>,
  { map, cityPoint }: MapGeometry,
  watch: MapWatch,
): void {
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    const cities = map.hexOfCity.map((_, city) => cityPoint(city));
    const look = (): void => {
      const { current } = box;
      if (!current) return;
      if (current.matches(':active')) {
        rest = setTimeout(look, REST_MS);
        return;
      }
      const now = (current.dataset['corner'] ?? 'sw') as Corner;
      const { offsetWidth: wide, offsetHeight: high } = current;
      if (wide === 0) return;
      const size = { width: wide, height: high };
      current.dataset['corner'] = freeCorner(now, watch.area(), watch.scale(), size, cities);
    };
    const end = watch.onArea(() => {
      clearTimeout(rest);
      rest = setTimeout(look, REST_MS);
    });
    return () => {
      clearTimeout(rest);
      end();
    };
  }, [box, map, cityPoint, watch]);
}
