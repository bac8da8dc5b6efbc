import type { City, Table } from '#games/railroad-tycoon/model.ts';
import { mapOf } from '#games/railroad-tycoon/terrain.ts';
import { type Heading, linksFrom, pointOf, steered } from '../logic/network-reading.ts';

/** Where an arrow goes from a city: along the link that leads that way; without one, to the nearest city there. */
export function nextCity(
  table: Pick<Table, 'map' | 'links'>,
  from: City,
  heading: Heading,
): City | undefined {
  const linked = linksFrom(table, from).flatMap(({ to }) =>
    headingTo(table, from, to) === heading ? [to] : [],
  );
  const all = [...mapOf(table.map).hexOfCity.keys()];
  return steered(table, linked.length > 0 ? linked : all, from, heading);
}

/** Which of the four arrows points there. */
export function headingTo(table: Pick<Table, 'map'>, from: City, to: City): Heading {
  const [a, b] = [pointOf(table, from), pointOf(table, to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  if (Math.abs(dx) >= Math.abs(dy)) return dx < 0 ? 'left' : 'right';
  return dy < 0 ? 'up' : 'down';
}
