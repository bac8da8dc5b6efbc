import type { Seat } from '#kernel/game.ts';
import type { City, Link, Table } from './model.ts';

/** What finished links join. */

/** The city at the other end. */
export const otherEnd = ({ a, b }: Link, city: City): City => (a === city ? b : a);

export function linksOf({ links }: Table, seat: Seat): number {
  let count = 0;
  for (const { owner } of links) if (owner === seat) count++;
  return count;
}

/** 13.12, 17.9: do this player's own links lead from one city to the other? */
export function areConnected(table: Table, seat: Seat, from: City, to: City): boolean {
  if (from < 0 || to < 0) return false;
  const groups = groupsOf(table, seat);
  return groups[from] === groups[to] && groups[from] !== undefined;
}

/** 17.8: the greatest number of this player's links that hang together. */
export function largestNetwork(table: Table, seat: Seat): number {
  const groups = groupsOf(table, seat);
  const sizes = new Map<City, number>();
  for (const { owner, a } of table.links) {
    if (owner !== seat) continue;
    const group = groups[a] as City;
    sizes.set(group, (sizes.get(group) ?? 0) + 1);
  }
  return Math.max(0, ...sizes.values());
}

/** For each city that a link of this player touches: a city that stands for all it is connected with. */
function groupsOf({ links, colours }: Table, seat: Seat): (City | undefined)[] {
  const groups = new Array<City | undefined>(colours.length).fill(undefined);
  for (const { owner, a, b } of links) {
    if (owner !== seat) continue;
    const one = groups[a] ?? a;
    const other = groups[b] ?? b;
    groups[a] = one;
    groups[b] = one;
    if (one === other) continue;
    for (let city = 0; city < groups.length; city++) if (groups[city] === other) groups[city] = one;
  }
  return groups;
}
