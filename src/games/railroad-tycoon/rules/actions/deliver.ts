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
type Way = { table: Table; seat: Seat; from: City; route: LinkAt[]; isPassed: boolean[] };

function wayFrom(table: Table, seat: Seat, from: City): Way {
  const isPassed = new Array<boolean>(table.colours.length).fill(false);
  return { table, seat, from, route: [], isPassed };
}

/** 11.3, 11.4, 11.6, 11.7: may a cube go on from here over this link? The search asks it, too. */
function checkStep(
  { table, seat, route, isPassed }: Way,
  at: City,
  number: LinkAt,
  wanted: number,
): Refusal | undefined {
  const link = table.links[number];
  if (!link || (link.a !== at && link.b !== at)) return { rule: '11.3' };
  if (route.length === 0 && link.owner !== seat) return { rule: '11.4' };
  if (wanted === 0) return { rule: '11.7' };
  return isPassed[otherEnd(link, at)] ? { rule: '11.6' } : undefined;
}

/** 11.8: of the colours under way, the one that is served here. */
const servedAt = ({ colours }: Table, city: City, wanted: number): number =>
  wanted & (1 << (colours[city] as Colour));

function checkDeliver(
  table: Table,
  seat: Seat,
  { colour, from, route }: ActionOf<'deliver'>,
): Refusal | undefined {
  const { colours, cubes } = table;
  if (from >= colours.length || cubes[from * COLOURS + colour] === 0) return { rule: '11.2' };
  if (route.length > playerOf(table, seat).level) return { rule: '11.5' };
  const way = wayFrom(table, seat, from);
  let at = from;
  let wanted = 1 << colour;
  for (const number of route) {
    way.isPassed[at] = true;
    const refusal = checkStep(way, at, number, wanted);
    if (refusal) return refusal;
    way.route.push(number);
    at = otherEnd(linkAt(table, number), at);
    wanted &= ~servedAt(table, at, wanted);
  }
  return wanted === 0 ? undefined : { rule: '11.8' };
}

/** The links at each city, by city. */
function linksByCity({ links, colours }: Table): LinkAt[][] {
  const linksAt: LinkAt[][] = [];
  for (let city = 0; city < colours.length; city++) linksAt.push([]);
  for (let i = 0; i < links.length; i++) {
    const { a, b } = links[i] as Link;
    (linksAt[a] as LinkAt[]).push(i);
    (linksAt[b] as LinkAt[]).push(i);
  }
  return linksAt;
}

/**
 * 11.2 to 11.8: all routes at once for all cubes of a city. A colour is served at the first city of that colour on the
 * way, so that the search ends when every colour of the city has been met.
 */
export function offerDeliveries(table: Table, seat: Seat, into: Action[]): void {
  const { cubes, colours } = table;
  const { level } = playerOf(table, seat);
  const linksAt = linksByCity(table);
  for (let from = 0; from < colours.length; from++) {
    let wanted = 0;
    for (let colour = 0; colour < COLOURS; colour++) {
      if ((cubes[from * COLOURS + colour] as number) > 0) wanted |= 1 << colour;
    }
    if (wanted !== 0) search(wayFrom(table, seat, from), linksAt, from, wanted, level, into);
  }
}

function search(
  way: Way,
  linksAt: readonly LinkAt[][],
  at: City,
  wanted: number,
  level: number,
  into: Action[],
): void {
  const { table, from, route, isPassed } = way;
  isPassed[at] = true;
  const links = linksAt[at] as LinkAt[];
  for (let i = 0; i < links.length; i++) {
    const link = links[i] as LinkAt;
    if (checkStep(way, at, link, wanted)) continue;
    const next = otherEnd(linkAt(table, link), at);
    const served = servedAt(table, next, wanted);
    route.push(link);
    if (served !== 0) {
      into.push({ do: 'deliver', colour: table.colours[next] as Colour, from, route: [...route] });
    }
    const rest = wanted & ~served;
    if (rest !== 0 && route.length < level) search(way, linksAt, next, rest, level, into);
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
