import type { Refusal, Seat, State } from '#kernel/game.ts';
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
  type NamedCity,
  type RailroadTycoon,
  RED,
  type Table,
} from '../model.ts';
import { otherEnd } from '../network.ts';
import { mapOf, namedCity } from '../terrain.ts';

const linkAt = ({ links }: Table, link: number): Link => links[link] as Link;

export function checkDeliver(
  table: Table,
  seat: Seat,
  { colour, from, route }: ActionOf<'deliver'>,
): Refusal | undefined {
  const { links, colours, cubes } = table;
  if (from >= colours.length || cubes[from * COLOURS + colour] === 0) return { rule: '11.2' };
  if (route.length > playerOf(table, seat).level) return { rule: '11.5' };
  const passed = [from];
  for (const [step, number] of route.entries()) {
    const city = passed.at(-1) as City;
    const link = links[number];
    if (!link || (link.a !== city && link.b !== city)) return { rule: '11.3' };
    if (step === 0 && link.owner !== seat) return { rule: '11.4' };
    if (step > 0 && colours[city] === colour) return { rule: '11.7' };
    const next = otherEnd(link, city);
    if (passed.includes(next)) return { rule: '11.6' };
    passed.push(next);
  }
  return colours[passed.at(-1) as City] === colour ? undefined : { rule: '11.8' };
}

/** The links at each city, by city; and a way on the march. Kept between calls only to spare the memory. */
const linksAt: number[][] = [];
const way: number[] = [];
const isPassed: boolean[] = [];

/**
 * 11.2 to 11.8: all routes at once for all cubes of a city. A colour is served at the first city of that colour on the
 * way, so that the search ends when every colour of the city has been met.
 */
export function offerDeliveries(table: Table, seat: Seat, into: Action[]): void {
  const { links, cubes, colours } = table;
  const { level } = playerOf(table, seat);
  for (let city = 0; city < colours.length; city++) {
    linksAt[city] = [];
    isPassed[city] = false;
  }
  for (let i = 0; i < links.length; i++) {
    const { a, b } = links[i] as Link;
    (linksAt[a] as number[]).push(i);
    (linksAt[b] as number[]).push(i);
  }
  for (let from = 0; from < colours.length; from++) {
    let wanted = 0;
    for (let colour = 0; colour < COLOURS; colour++) {
      if ((cubes[from * COLOURS + colour] as number) > 0) wanted |= 1 << colour;
    }
    if (wanted === 0) continue;
    isPassed[from] = true;
    for (const link of linksAt[from] as number[]) {
      if (linkAt(table, link).owner === seat) goOn(table, from, from, link, wanted, level, into);
    }
    isPassed[from] = false;
  }
}

function goOn(
  table: Table,
  from: City,
  at: City,
  link: number,
  wanted: number,
  level: number,
  into: Action[],
): void {
  const next = otherEnd(linkAt(table, link), at);
  if (isPassed[next]) return;
  way.push(link);
  const colour = table.colours[next] as number;
  let rest = wanted;
  if (((wanted >> colour) & 1) === 1) {
    into.push({ do: 'deliver', colour, from, route: way.slice() });
    rest &= ~(1 << colour);
  }
  if (rest !== 0 && way.length < level) {
    isPassed[next] = true;
    for (const further of linksAt[next] as number[]) {
      if (further !== link) goOn(table, from, next, further, rest, level, into);
    }
    isPassed[next] = false;
  }
  way.pop();
}

/** 11.9 to 11.12 */
export function deliver(
  { table }: State<RailroadTycoon>,
  seat: Seat,
  { colour, from, route }: ActionOf<'deliver'>,
  tell: Tell,
): void {
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
}

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
