import { offerDeliveries } from '#games/railroad-tycoon/rules/actions/deliver.ts';
import { scoreDelivery } from '#games/railroad-tycoon/rules/awards.ts';
import { MARKET_CUBES } from '#games/railroad-tycoon/rules/data/economy.ts';
import {
  type Action,
  type ActionOf,
  type Card,
  type City,
  COLOURS,
  type Colour,
  type Link,
  RED,
  type Table,
} from '#games/railroad-tycoon/rules/model.ts';
import { otherEnd } from '#games/railroad-tycoon/rules/network.ts';
import { mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import type { Seat } from '#kernel/game.ts';
import { cachedBy } from './cached.ts';

/** Points by a card: a hotel's owner, or whoever earns a card on show. */
export type CardPoints = { seat: Seat; card: Card; points: number };

/** One way of a cube, and what it brings. */
export type CubeRoute = {
  action: ActionOf<'deliver'>;
  to: City;
  /** The cities from first to last. */
  cities: readonly City[];
  /** By seat: links used, and cards. */
  points: readonly number[];
  cards: readonly CardPoints[];
  /** 14.5: new cubes for the market. */
  drawn: number;
};

/** All ways of a cube to one city, the best first. */
export type Destination = { to: City; routes: readonly CubeRoute[] };

/** Cubes of one colour in one city, and where one of them can go; the best first. */
export type CubeDeliveries = {
  from: City;
  colour: Colour;
  destinations: readonly Destination[];
};

/** What this seat could deliver, were it its turn. */
export const deliveriesOf = cachedBy(
  (table: Table, seat: Seat): readonly CubeDeliveries[] => {
    const into: Action[] = [];
    offerDeliveries(table, seat, into);
    return deliveriesIn(into, table, seat);
  },
  (seat) => seat,
);

/** The deliveries among the choices, by cube, then by city; best first for this seat everywhere. */
export const deliveriesIn = (
  choices: readonly Action[],
  table: Table,
  seat: Seat,
): readonly CubeDeliveries[] => sorted(choices, { table, seat });

/** Choices are those of one seat at one table. */
const sorted = cachedBy(sortDeliveries, () => 0);

function sortDeliveries(
  choices: readonly Action[],
  { table, seat }: { table: Table; seat: Seat },
): readonly CubeDeliveries[] {
  const cubes = new Map<number, Map<City, CubeRoute[]>>();
  for (const action of choices) {
    if (action.do !== 'deliver') continue;
    const route = routeOf(table, seat, action);
    const cube = action.from * COLOURS + action.colour;
    const to = cubes.get(cube) ?? new Map<City, CubeRoute[]>();
    cubes.set(cube, to);
    const known = to.get(route.to);
    if (known) known.push(route);
    else to.set(route.to, [route]);
  }
  const better = (one: CubeRoute, other: CubeRoute) => compare(one, other, seat);
  return [...cubes]
    .map(([cube, byCity]) => ({
      from: Math.floor(cube / COLOURS),
      colour: cube % COLOURS,
      destinations: [...byCity]
        .map(([to, routes]) => ({ to, routes: routes.sort(better) }))
        .sort((one, other) => better(bestOf(one), bestOf(other))),
    }))
    .sort((one, other) => better(bestRoute(one), bestRoute(other)));
}

const bestOf = ({ routes }: Destination): CubeRoute => routes[0] as CubeRoute;
export const bestRoute = ({ destinations }: CubeDeliveries): CubeRoute =>
  bestOf(destinations[0] as Destination);

/** The cube of this city and colour, and where it can go. */
export const cubeOf = (
  deliveries: readonly CubeDeliveries[],
  { city, colour }: { city: City | undefined; colour: Colour | undefined },
): CubeDeliveries | undefined =>
  deliveries.find((one) => one.from === city && one.colour === colour);

/** More for oneself first, then less for others, then the shorter way. */
function compare(one: CubeRoute, other: CubeRoute, seat: Seat): number {
  const mine = ({ points }: CubeRoute): number => points[seat] ?? 0;
  const all = ({ points }: CubeRoute): number => points.reduce((sum, each) => sum + each, 0);
  return (
    mine(other) - mine(one) ||
    all(one) - all(other) ||
    one.cities.length - other.cities.length ||
    one.action.from - other.action.from
  );
}

/** What one delivery brings to all. */
export function routeOf(table: Table, seat: Seat, action: ActionOf<'deliver'>): CubeRoute {
  const { links, players, western, map } = table;
  const cities = [action.from];
  const points = players.map(() => 0);
  for (const number of action.route) {
    const link = links[number] as Link;
    cities.push(otherEnd(link, cities.at(-1) as City));
    points[link.owner] = (points[link.owner] ?? 0) + 1;
  }
  const to = cities.at(-1) as City;
  const cards = cardsFor(table, { seat, to, links: action.route.length });
  for (const gain of cards) points[gain.seat] = (points[gain.seat] ?? 0) + gain.points;
  const { western: places, market } = mapOf(map);
  const isWestern = places.some(({ city }, i) => city === action.from && (western[i] ?? -1) >= 0);
  const drawn = isWestern && action.colour === RED && to === market ? MARKET_CUBES : 0;
  return { action, to, cities, points, cards, drawn };
}

type Arrived = { seat: Seat; to: City; links: number };

/** 13.11, 13.15 to 13.19, as the engine gives them. */
const cardsFor = cachedBy(
  (table: Table, { seat, to, links }: Arrived): readonly CardPoints[] => {
    const gained: CardPoints[] = [];
    // Points and open cards are all that it changes.
    const players = table.players.map((player) => ({ ...player }));
    const after = { ...table, players, show: table.show.slice() };
    scoreDelivery(after, seat, to, links, (event) => {
      if (event.is === 'points-gained') {
        gained.push({ seat: event.seat, card: event.card, points: event.points });
      }
    });
    return gained;
  },
  ({ seat, to, links }) => `${seat} ${to} ${links}`,
);

/** How many cubes could travel: two alike in one city are two. */
export const cubesIn = (
  { cubes }: Pick<Table, 'cubes'>,
  deliveries: readonly CubeDeliveries[],
): number =>
  deliveries.reduce((sum, { from, colour }) => sum + (cubes[from * COLOURS + colour] ?? 0), 0);
