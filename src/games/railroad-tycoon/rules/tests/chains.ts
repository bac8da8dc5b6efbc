import { distanceBetween } from '#hex/hex.ts';
import { axialOf } from '#hex/offset.ts';
import type { Seat } from '#kernel/game.ts';
import type { City, Table, Unfinished } from '../model.ts';
import { cheapestRoute, type Route } from '../routes.ts';
import { type GameMap, mapOf } from '../terrain.ts';
import { hexOf, sidesOf } from '../tiles.ts';

/** How players of the tests find the links to build. */

/** A link to another city, as long and as dear as on the empty map. */
type Span = { to: City; tiles: number; price: number };

const LONGEST = 7;
const known = new WeakMap<GameMap, Span[][]>();

/** The links that could begin at each city, the cheapest first. */
export function spansOf({ map: data, options }: Table): Span[][] {
  const map = mapOf(data);
  let spans = known.get(map);
  if (!spans) {
    const empty = { map: data, options, rails: new Array<number>(map.hexes).fill(0) };
    const places = map.data.cities.map(({ col, row }) => axialOf({ col, row }));
    spans = places.map((here, from) =>
      places
        .flatMap((there, to) => {
          if (to === from || distanceBetween(here, there) > LONGEST) return [];
          const route = cheapestRoute(empty, from, to, LONGEST);
          return route ? [{ to, tiles: route.tiles.length, price: route.price }] : [];
        })
        .sort((a, b) => a.price - b.price),
    );
    known.set(map, spans);
  }
  return spans;
}

export function ownsLink({ links }: Table, seat: Seat, from: City, to: City): boolean {
  return links.some(
    ({ owner, a, b }) => owner === seat && ((a === from && b === to) || (a === to && b === from)),
  );
}

/** What an action is worth, in thousands: so much dearer is a link that takes one more. */
const AN_ACTION = 5;
const TILES = 4;

type Goal = {
  from: City;
  isGoal: (city: City) => boolean;
  /** May the chain lead on through this city? */
  leadsThrough?: (city: City) => boolean;
  /** At most so many links. */
  most?: number;
};

/** The cheapest chain of own links, those to be built included, from one city to another. Dijkstra. */
export function chainTo(table: Table, seat: Seat, goal: Goal): City[] | undefined {
  const { from, isGoal, leadsThrough = () => true, most = Number.POSITIVE_INFINITY } = goal;
  const spans = spansOf(table);
  const open = new Map<City, { cost: number; way: City[] }>([[from, { cost: 0, way: [from] }]]);
  const done = new Set<City>();
  for (;;) {
    let at = -1;
    for (const [city, { cost }] of open) {
      if (!done.has(city) && (at < 0 || cost < (open.get(at)?.cost ?? 0))) at = city;
    }
    const here = open.get(at);
    if (!here) return undefined;
    done.add(at);
    if (at !== from && isGoal(at)) return here.way;
    if (here.way.length > most || (at !== from && !leadsThrough(at))) continue;
    for (const { to, tiles, price } of spans[at] as Span[]) {
      const dear = ownsLink(table, seat, at, to) ? 0 : price + AN_ACTION * Math.ceil(tiles / TILES);
      const cost = here.cost + dear;
      if (cost < (open.get(to)?.cost ?? Number.POSITIVE_INFINITY)) {
        open.set(to, { cost, way: [...here.way, to] });
      }
    }
  }
}

/** The next link of a chain that is still to be built, from its first city on. Nothing, if all are there. */
export function nextLink(table: Table, seat: Seat, chain: readonly City[]): Route | undefined {
  for (const [i, to] of chain.entries()) {
    const from = chain[i - 1];
    if (from === undefined || ownsLink(table, seat, from, to)) continue;
    return cheapestRoute(table, from, to, LONGEST + 1);
  }
  return undefined;
}

/** The table without an unfinished link: what was planned when it was begun is planned again. */
export function without(table: Table, { tiles }: Unfinished): Table {
  const rails = table.rails.slice();
  for (const tile of tiles) rails[hexOf(tile)] = (rails[hexOf(tile)] as number) & ~sidesOf(tile);
  return { ...table, rails };
}
