import type { Refusal, Seat } from '#kernel/game.ts';
import type { SeatAction } from '#kernel/play.ts';
import { scoreDelivery } from '../awards.ts';
import { add } from '../counts.ts';
import { MARKET_CUBES } from '../data/economy.ts';
import {
  askForCubes,
  endAction,
  isEmpty,
  markersDue,
  markersOn,
  playerOf,
  type Tell,
} from '../flow.ts';
import {
  type Action,
  type ActionOf,
  type City,
  COLOURS,
  type Colour,
  type Link,
  type LinkAt,
  type NamedCity,
  type RailroadTycoon,
  RED,
  type Table,
} from '../model.ts';
import { otherEnd } from '../network.ts';
import { mapOf, namedCity } from '../terrain.ts';

const linkAt = ({ links }: Table, link: LinkAt): Link => links[link] as Link;

/** Cubes of one city under way together. `wanted`: a bit for each colour that has not come to a city of its own. */
type RouteSoFar = {
  links: readonly Link[];
  colours: readonly Colour[];
  seat: Seat;
  route: LinkAt[];
  isPassed: boolean[];
};

// Made once: the search asks for thousands.
const NOT_OWN: Refusal = { rule: '11.4' };
const PASSED: Refusal = { rule: '11.6' };
const SERVED: Refusal = { rule: '11.7' };

/** 11.4, 11.6, 11.7: may a cube go on over this link, to the city at its other end? The search asks it, too. */
function checkStep(
  { seat, route, isPassed }: RouteSoFar,
  { owner }: Link,
  next: City,
  wanted: number,
): Refusal | undefined {
  if (owner !== seat && route.length === 0) return NOT_OWN;
  if (wanted === 0) return SERVED;
  return isPassed[next] ? PASSED : undefined;
}

/** 11.8: of the colours under way, the one that is served here. */
const servedAt = ({ colours }: RouteSoFar, city: City, wanted: number): number =>
  wanted & (1 << (colours[city] as Colour));

function checkDeliver(
  table: Table,
  seat: Seat,
  { colour, from, route }: ActionOf<'deliver'>,
): Refusal | undefined {
  const { links, colours, cubes } = table;
  if (from >= colours.length || cubes[from * COLOURS + colour] === 0) return { rule: '11.2' };
  if (route.length > playerOf(table, seat).level) return { rule: '11.5' };
  const way: RouteSoFar = { links, colours, seat, route: [], isPassed: colours.map(() => false) };
  let at = from;
  let wanted = 1 << colour;
  for (const number of route) {
    way.isPassed[at] = true;
    const link = links[number];
    if (!link || (link.a !== at && link.b !== at)) return { rule: '11.3' };
    at = otherEnd(link, at);
    const refusal = checkStep(way, link, at, wanted);
    if (refusal) return refusal;
    way.route.push(number);
    wanted &= ~servedAt(way, at, wanted);
  }
  return wanted === 0 ? undefined : { rule: '11.8' };
}

/** The links at each city that has any, by city. */
function linksByCity({ links, colours }: Table): (LinkAt[] | undefined)[] {
  const linksAt: (LinkAt[] | undefined)[] = colours.map(() => undefined);
  const add = (city: City, link: LinkAt) => {
    const there = linksAt[city];
    if (there) there.push(link);
    else linksAt[city] = [link];
  };
  for (let i = 0; i < links.length; i++) {
    const { a, b } = links[i] as Link;
    add(a, i);
    add(b, i);
  }
  return linksAt;
}

/**
 * 11.2 to 11.8: all routes at once for all cubes of a city. A colour is served at the first city of that colour on the
 * way, so that the search ends when every colour of the city has been met.
 */
export function offerDeliveries(table: Table, seat: Seat, into: Action[]): void {
  const { cubes, colours, links } = table;
  const { level } = playerOf(table, seat);
  const linksAt = linksByCity(table);
  const isPassed = colours.map(() => false);
  const search: Search = {
    links,
    colours,
    seat,
    route: [],
    isPassed,
    linksAt,
    level,
    from: 0,
    into,
  };
  for (let from = 0; from < colours.length; from++) {
    if (!linksAt[from]) continue;
    let wanted = 0;
    for (let colour = 0; colour < COLOURS; colour++) {
      if ((cubes[from * COLOURS + colour] as number) > 0) wanted |= 1 << colour;
    }
    if (wanted === 0) continue;
    search.from = from;
    goOn(search, from, wanted);
  }
}

type Search = RouteSoFar & {
  linksAt: readonly (readonly LinkAt[] | undefined)[];
  level: number;
  from: City;
  into: Action[];
};

function goOn(search: Search, at: City, wanted: number): void {
  const { links, route, isPassed, level } = search;
  isPassed[at] = true;
  const there = search.linksAt[at] as readonly LinkAt[];
  for (let i = 0; i < there.length; i++) {
    const number = there[i] as LinkAt;
    const link = links[number] as Link;
    const next = otherEnd(link, at);
    if (checkStep(search, link, next, wanted)) continue;
    const served = servedAt(search, next, wanted);
    route.push(number);
    if (served !== 0) {
      const colour = search.colours[next] as Colour;
      search.into.push({ do: 'deliver', colour, from: search.from, route: route.slice() });
    }
    if (served !== wanted && route.length < level) goOn(search, next, wanted & ~served);
    route.pop();
  }
  isPassed[at] = false;
}

/** 11.9 to 11.12 */
export const deliver = {
  phases: ['act'],

  check: (table, _own, seat, action) => checkDeliver(table, seat, action),

  offer(table, _own, seat, into) {
    offerDeliveries(table, seat, into);
  },

  apply({ table }, seat, { colour, from, route }, tell) {
    const map = mapOf(table.map);
    let to = from;
    const points = table.players.map(() => 0);
    for (const number of route) {
      const link = linkAt(table, number);
      to = otherEnd(link, to);
      add(points, link.owner);
    }
    carry(table, colour, from, to, points);
    if (tell) {
      const ends: [NamedCity, NamedCity] = [namedCity(map, from), namedCity(map, to)];
      tell({ is: 'goods-delivered', seat, colour, ends, route: [...route], points });
    }
    scoreDelivery(table, seat, to, route.length, tell);
    if (isEmpty(table.cubes, from)) {
      tell?.({ is: 'city-emptied', city: namedCity(map, from), markers: markersOn(table) });
      lookAtEnd(table, tell);
    }
    endAction(table, tell);
  },
} satisfies SeatAction<RailroadTycoon, 'deliver'>;

/** A cube goes from its city to the bag, for these points. */
export function carry(
  table: Table,
  colour: Colour,
  from: City,
  to: City,
  points: readonly number[],
): void {
  add(table.cubes, from * COLOURS + colour, -1);
  add(table.bag, colour);
  for (let seat = 0; seat < points.length; seat++) {
    playerOf(table, seat).score += points[seat] as number;
  }
  // 14.5
  const map = mapOf(table.map);
  const isWestern = map.western.some(
    ({ city }, place) => city === from && (table.western[place] as number) >= 0,
  );
  if (isWestern && colour === RED && to === map.market) {
    askForCubes(table, to, MARKET_CUBES);
  }
}

/** 16.1 to 16.3 */
function lookAtEnd(table: Table, tell: Tell): void {
  const { turn, lastTurn } = table;
  if (lastTurn !== null && lastTurn <= turn + 1) return;
  if (markersOn(table) < markersDue(table)) return;
  table.lastTurn = turn + 1;
  tell?.({ is: 'end-announced', lastTurn: turn + 1 });
}
