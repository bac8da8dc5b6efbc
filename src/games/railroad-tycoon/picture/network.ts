import type { City, Link, Table } from '#games/railroad-tycoon/rules/model.ts';
import { otherEnd } from '#games/railroad-tycoon/rules/network.ts';
import type { Seat } from '#kernel/game.ts';

export const linksOwnedBy = ({ links }: Table, seat: Seat): readonly Link[] =>
  links.filter(({ owner }) => owner === seat);

export const endsOf = (links: readonly Link[]): readonly City[] => [
  ...new Set(links.flatMap(({ a, b }) => [a, b])),
];

/** The two cities of one's own links that are furthest apart by them, in tiles. Nothing, if one has none. */
export function terminiOf(links: readonly Link[]): readonly [City, City] | undefined {
  let best: { ends: readonly [City, City]; far: number } | undefined;
  for (const from of endsOf(links)) {
    for (const [to, far] of reachedFrom(from, links)) {
      if (!best || far > best.far) best = { ends: [from, to], far };
    }
  }
  return best?.ends;
}

function reachedFrom(from: City, links: readonly Link[]): Map<City, number> {
  const far = new Map<City, number>([[from, 0]]);
  const open = [from];
  for (const city of open) {
    for (const link of links) {
      if (link.a !== city && link.b !== city) continue;
      const to = otherEnd(link, city);
      const way = (far.get(city) as number) + link.tiles.length + 1;
      if (way >= (far.get(to) ?? Number.POSITIVE_INFINITY)) continue;
      far.set(to, way);
      open.push(to);
    }
  }
  return far;
}
