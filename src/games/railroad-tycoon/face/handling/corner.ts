import type { Area, Point, Size } from '#ui/map-view/view.ts';

export type Corner = 'sw' | 'se' | 'ne' | 'nw';

/** How far it stands from the edges, in pixels: beside zoom buttons and search. As in `map-tools.css`. */
const EDGE = 12;
const PAST_TOOLS = 64;

/** A city with its badge and its name, in units from its middle. */
const CITY = { left: 38, right: 38, up: 40, down: 58 };

const CORNERS: readonly Corner[] = ['sw', 'se', 'ne', 'nw'];

/** The corner in which something so large hides the fewest cities. It stays where it is unless another is better. */
export function freeCorner(
  now: Corner,
  seen: Area,
  scale: number,
  size: Size,
  cities: readonly Point[],
): Corner {
  const hides = (corner: Corner): number => {
    const { x, y, width, height } = placed(corner, seen, scale, size);
    return cities.filter(
      (city) =>
        city.x + CITY.right > x &&
        city.x - CITY.left < x + width &&
        city.y + CITY.down > y &&
        city.y - CITY.up < y + height,
    ).length;
  };
  return [now, ...CORNERS].reduce((best, other) => (hides(other) < hides(best) ? other : best));
}

/** What it covers of the map, in units. */
function placed(corner: Corner, seen: Area, scale: number, size: Size): Area {
  const [width, height] = [size.width / scale, size.height / scale];
  const edge = EDGE / scale;
  const tools = PAST_TOOLS / scale;
  const isWest = corner === 'sw' || corner === 'nw';
  const bottom = corner === 'se' ? tools : edge;
  const top = corner === 'nw' ? tools : edge;
  return {
    x: isWest ? seen.x + edge : seen.x + seen.width - width - edge,
    y: corner === 'sw' || corner === 'se' ? seen.y + seen.height - height - bottom : seen.y + top,
    width,
    height,
  };
}
