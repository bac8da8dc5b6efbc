import { total } from '#games/railroad-tycoon/rules/counts.ts';
import type { Effect } from '#games/railroad-tycoon/rules/data/cards.ts';
import {
  LEVEL_PRICES,
  OPEN,
  TILES,
  URBANISING,
} from '#games/railroad-tycoon/rules/data/economy.ts';
import { effectOf } from '#games/railroad-tycoon/rules/held.ts';
import {
  type Card,
  type City,
  COLOURS,
  GREY,
  type HexAt,
  type Table,
} from '#games/railroad-tycoon/rules/model.ts';
import { aheadOf, type GameMap, mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import { lastTile } from '#games/railroad-tycoon/rules/track.ts';
import { distanceBetween } from '#hex/hex.ts';
import { axialOf } from '#hex/offset.ts';
import type { Seat } from '#kernel/game.ts';
import { cachedBy } from './cached.ts';
import { deliveriesOf } from './deliveries.ts';
import { mostTiles } from './plan.ts';

/** What a card on show would bring to one seat now: facts, no advice. */
export type Worth =
  /** Cubes that are left to be drawn. */
  | { is: 'growth'; bag: number }
  /** `saves`: what urbanising costs otherwise. `possible`: a grey city and a tile are left (13.4). */
  | { is: 'industry'; saves: number; possible: boolean }
  | { is: 'executive'; actions: number }
  /** At most so much saved in one build. */
  | { is: 'grant'; saves: number }
  | { is: 'engineering'; tiles: number }
  /** Cubes of its colour that lie in other cities. */
  | { is: 'hotel'; city: City; grey: boolean; cubes: number }
  /** Build actions that it takes at least; `western` is still missing. */
  | { is: 'line'; from: City; to: City; points: number; missing: number; western: boolean }
  /** Deliveries to it that are possible now; `grey`: nothing can be. */
  | { is: 'bounty'; city: City; points: number; grey: boolean; now: boolean }
  | { is: 'level'; points: number; level: number; missing: number; price: number }
  | { is: 'distance'; points: number; links: number; level: number; now: boolean }
  | { is: 'first'; points: number; now: boolean };

type Asked = { seat: Seat; card: Card };

export const worthOf = (table: Table, seat: Seat, card: Card): Worth =>
  worths(table, { seat, card });

const worths = cachedBy(
  (table: Table, { seat, card }: Asked): Worth => find(table, seat, effectOf(card)),
  ({ seat, card }) => `${seat} ${card}`,
);

function find(table: Table, seat: Seat, effect: Effect): Worth {
  const map = mapOf(table.map);
  const level = table.players[seat]?.level ?? 1;
  const routes = () =>
    deliveriesOf(table, seat).flatMap(({ destinations }) =>
      destinations.flatMap(({ routes: all }) => all),
    );
  switch (effect.is) {
    case 'growth':
      return { is: 'growth', bag: total(table.bag) };
    case 'industry': {
      const possible = table.colours.includes(GREY) && table.newCities.some((tiles) => tiles > 0);
      return { is: 'industry', saves: URBANISING, possible };
    }
    case 'executive':
      return { is: 'executive', actions: 2 };
    case 'grant':
      return { is: 'grant', saves: mostTiles(table, seat) * OPEN };
    case 'engineering':
      return { is: 'engineering', tiles: TILES + 1 };
    case 'hotel': {
      const city = map.cityOf(effect.city);
      const colour = table.colours[city] ?? GREY;
      return { is: 'hotel', city, grey: colour === GREY, cubes: cubesFor(table, city) };
    }
    case 'line': {
      const [from, to] = [map.cityOf(effect.from), map.cityOf(effect.to)];
      const place = map.western.findIndex(({ city }) => city === to);
      return {
        is: 'line',
        from,
        to,
        points: effect.points,
        missing: buildsMissing(table, map, seat, from, to),
        western: effect.western === true && table.western[place] !== seat,
      };
    }
    case 'bounty': {
      const city = map.cityOf(effect.city);
      const grey = table.colours[city] === GREY;
      const now = routes().some(({ to }) => to === city);
      return { is: 'bounty', city, points: effect.points, grey, now };
    }
    case 'level': {
      const missing = Math.max(0, effect.level - level);
      const price = LEVEL_PRICES.slice(level + 1, effect.level + 1).reduce((a, b) => a + b, 0);
      return { is: 'level', points: effect.points, level: effect.level, missing, price };
    }
    case 'distance': {
      const now = routes().some(({ action }) => action.route.length >= effect.links);
      return { is: 'distance', points: effect.points, links: effect.links, level, now };
    }
    case 'first':
      return { is: 'first', points: effect.points, now: deliveriesOf(table, seat).length > 0 };
  }
}

/** Cubes elsewhere that could one day be delivered to this city. */
function cubesFor({ cubes, colours }: Table, city: City): number {
  const colour = colours[city] ?? GREY;
  if (colour === GREY) return 0;
  let count = 0;
  for (let other = 0; other < colours.length; other++) {
    if (other !== city) count += cubes[other * COLOURS + colour] ?? 0;
  }
  return count;
}

/**
 * The least number of build actions that could connect two cities by one's own links: own links are there already,
 * and an action bridges as many hexes as it has tiles, as the crow flies. Track in the way may make it more.
 */
function buildsMissing(table: Table, map: GameMap, seat: Seat, from: City, to: City): number {
  const most = mostTiles(table, seat);
  const cols = map.data.rows[0]?.length ?? 1;
  const axial = (hex: HexAt) => axialOf({ col: hex % cols, row: Math.floor(hex / cols) });
  const places = map.hexOfCity.map(axial);
  const builds = (between: number): number => Math.max(1, Math.ceil((between - 1) / most));
  const cities = places.length;
  const cost = places.map((a) => places.map((b) => builds(distanceBetween(a, b))));
  const cheapen = (a: City, b: City, price: number) => {
    const row = cost[a] as number[];
    row[b] = Math.min(row[b] as number, price);
  };
  for (const { owner, a, b } of table.links) {
    if (owner !== seat) continue;
    cheapen(a, b, 0);
    cheapen(b, a, 0);
  }
  for (const link of table.unfinished) {
    if (link.owner !== seat) continue;
    const ahead = aheadOf(map, lastTile(link));
    if (ahead < 0) continue;
    const end = axial(ahead);
    for (const [city, place] of places.entries()) {
      if (city === link.from) continue;
      // The hex ahead is the first that is still to be built.
      const price = Math.max(1, Math.ceil(distanceBetween(end, place) / most));
      cheapen(link.from, city, price);
      cheapen(city, link.from, price);
    }
  }
  const best = places.map((_, city) => (city === from ? 0 : Number.POSITIVE_INFINITY));
  const isDone = places.map(() => false);
  for (let round = 0; round < cities; round++) {
    let at = -1;
    for (let city = 0; city < cities; city++) {
      if (!isDone[city] && (at < 0 || (best[city] as number) < (best[at] as number))) at = city;
    }
    if (at === to) break;
    isDone[at] = true;
    for (let city = 0; city < cities; city++) {
      const through = (best[at] as number) + ((cost[at] as number[])[city] as number);
      if (through < (best[city] as number)) best[city] = through;
    }
  }
  return best[to] ?? 0;
}
