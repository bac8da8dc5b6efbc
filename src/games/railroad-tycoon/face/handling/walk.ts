import type { City, Table } from '#games/railroad-tycoon/rules/model.ts';
import { mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import { type Direction, steered } from '#ui/map-view/steer.ts';
import { linksFrom, pointOf } from '../logic/network-reading.ts';

/** Where an arrow goes from a city: along the link that leads that way; without one, to the nearest city there. */
export function nextCity(
  table: Pick<Table, 'map' | 'links'>,
  from: City,
  way: Direction,
): City | undefined {
  const linked = linksFrom(table, from).flatMap(({ to }) =>
    wayTo(table, from, to) === way ? [to] : [],
  );
  const all = [...mapOf(table.map).hexOfCity.keys()];
  const spots = [from, ...(linked.length > 0 ? linked : all)].map((city) => ({
    of: city,
    ...pointOf(table, city),
  }));
  return steered(spots, from, way);
}

/** Which of the four arrows points there. */
export function wayTo(table: Pick<Table, 'map'>, from: City, to: City): Direction {
  const [a, b] = [pointOf(table, from), pointOf(table, to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  if (Math.abs(dx) >= Math.abs(dy)) return dx < 0 ? 'left' : 'right';
  return dy < 0 ? 'up' : 'down';
}
