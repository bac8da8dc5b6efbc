import type { RefObject } from 'react';
import type { CameraView, Habits, ViewControl } from '#ui/map-view/use-view.ts';
import type { Area, MapView, Point, Size } from '#ui/map-view/view.ts';
import type { MapGeometry } from '../art/geometry.ts';
import { type Level, levelAt } from '../art/level.ts';

/** A moment after it has come closer the map is drawn sharp again. */
const REST_MS = 180;

/** What is to be seen of the map, for whoever must know without drawing the board anew: minimap, level of names. */
export type MapWatch = {
  habits: Habits;
  level: () => Level;
  onLevel: (changed: () => void) => () => void;
  /** Called at once, and whenever another part is to be seen. */
  onArea: (seen: (area: Area) => void) => () => void;
  area: () => Area;
  scale: () => number;
  isInSight: (at: Point) => boolean;
};

/** The map as it stands on the screen. */
export type MapSeen = {
  box: RefObject<HTMLDivElement | null>;
  world: RefObject<HTMLDivElement | null>;
  geometry: MapGeometry;
  view: ViewControl & CameraView;
  watch: MapWatch;
};

export function watchOf(box: RefObject<HTMLElement | null>, begins: 'whole' | 'near'): MapWatch {
  let view: MapView = { x: 0, y: 0, k: 0.4 };
  let size: Size | undefined;
  let sharp = 0;
  let level: Level = 'far';
  let rest: ReturnType<typeof setTimeout> | undefined;
  const levels = new Set<() => void>();
  const areas = new Set<(area: Area) => void>();

  // Measured when it changes, and not while the map moves.
  const sizeOf = (element: HTMLElement): Size => {
    const measure = (): Size => ({ width: element.clientWidth, height: element.clientHeight });
    if (size === undefined) {
      new ResizeObserver(() => {
        size = measure();
        tell();
      }).observe(element);
      size = measure();
    }
    return size;
  };
  const area = (): Area => {
    const { width, height } = box.current ? sizeOf(box.current) : { width: 1, height: 1 };
    return { x: view.x, y: view.y, width: width / view.k, height: height / view.k };
  };
  const tell = (): void => {
    const now = area();
    for (const seen of areas) seen(now);
  };
  const onView = (world: HTMLElement, to: MapView): void => {
    view = to;
    if (to.k !== sharp) {
      clearTimeout(rest);
      rest = setTimeout(() => {
        sharp = view.k;
        sharpen(world);
      }, REST_MS);
    }
    tell();
    if (levelAt(to.k) === level) return;
    level = levelAt(to.k);
    for (const changed of levels) changed();
  };
  return {
    // So small a scale is held to the whole map.
    habits: begins === 'whole' ? { onView, begin: 0.01 } : { onView },
    level: () => level,
    onLevel: (changed) => {
      levels.add(changed);
      return () => levels.delete(changed);
    },
    onArea: (seen) => {
      areas.add(seen);
      seen(area());
      return () => areas.delete(seen);
    },
    area,
    scale: () => view.k,
    isInSight: ({ x, y }) => {
      const { x: left, y: top, width, height } = area();
      return x > left && y > top && x < left + width && y < top + height;
    },
  };
}

/** While it moves the map is one picture (`will-change`); let go of for a frame, it is drawn anew at its scale. */
function sharpen(world: HTMLElement): void {
  world.style.willChange = 'auto';
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      world.style.willChange = '';
    }),
  );
}
