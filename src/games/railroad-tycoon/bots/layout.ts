import { playerOf } from '#games/railroad-tycoon/rules/flow.ts';
import { type City, COLOURS, type Link, type Table } from '#games/railroad-tycoon/rules/model.ts';
import type { Seat } from '#kernel/game.ts';

/**
 * The links of all as one seat sees them, with those that it only thinks of. It is laid out once for each decision and
 * searched many times, so it lives in a few buffers: no decision begins before the last is made.
 */

/** 19.3: no map has more. A neighbour is a city, and `CITIES` more where the link is a rival's. */
export const CITIES = 64;

/** A link comes in by a side of its own, so six would do, and a few that are thought of. */
export const SLOTS = 16;

/** By `city * SLOTS`: its neighbours, so many of them, and the numbers of the links that lead there (-1: one that is thought of). */
export const near = new Uint8Array(CITIES * SLOTS);
export const linkTo = new Int16Array(CITIES * SLOTS);
export const nearCount = new Uint8Array(CITIES);

/** By city: the colours of its cubes, as bits. */
export const wantedAt = new Uint8Array(CITIES);

/** By city: how many links of one's own, and how many rivals have one there. */
export const mineAt = new Uint8Array(CITIES);
export const rivalsAt = new Uint8Array(CITIES);

export const layout: {
  cities: number;
  level: number;
  colours: readonly number[];
  cubes: readonly number[];
  /** Another number whenever anything here is other than it was. */
  version: number;
} = { cities: 0, level: 1, colours: [], cubes: [], version: 0 };

const ownersAt = new Uint8Array(CITIES);

export function layOut(table: Table, seat: Seat): void {
  const { links, colours, cubes } = table;
  layout.version++;
  layout.cities = colours.length;
  layout.level = playerOf(table, seat).level;
  layout.colours = colours;
  layout.cubes = cubes;
  nearCount.fill(0);
  lookAtCubes();
  mineAt.fill(0);
  ownersAt.fill(0);
  for (let i = 0; i < links.length; i++) {
    const { owner, a, b } = links[i] as Link;
    if (owner === seat) joinMine(a, b, i);
    else {
      ownersAt[a] = (ownersAt[a] as number) | (1 << owner);
      ownersAt[b] = (ownersAt[b] as number) | (1 << owner);
    }
  }
  for (let i = 0; i < links.length; i++) {
    const { owner, a, b } = links[i] as Link;
    if (owner !== seat && !areJoined(a, b)) join(a, b, CITIES, i);
  }
  for (let city = 0; city < colours.length; city++) {
    let rivals = 0;
    for (let rest = ownersAt[city] as number; rest > 0; rest &= rest - 1) rivals++;
    rivalsAt[city] = rivals;
  }
}

function join(a: City, b: City, whose: number, link: number): void {
  put(a, b + whose, link);
  put(b, a + whose, link);
}

function put(city: City, neighbour: number, link: number): void {
  const count = nearCount[city] as number;
  near[city * SLOTS + count] = neighbour;
  linkTo[city * SLOTS + count] = link;
  nearCount[city] = count + 1;
}

function joinMine(a: City, b: City, link: number): void {
  join(a, b, 0, link);
  mineAt[a] = (mineAt[a] as number) + 1;
  mineAt[b] = (mineAt[b] as number) + 1;
}

/** Two links between the same cities serve no better than one. */
function areJoined(a: City, b: City): boolean {
  return isNear(a, b) || isNear(a, b + CITIES);
}

function isNear(city: City, neighbour: number): boolean {
  const end = city * SLOTS + (nearCount[city] as number);
  for (let at = city * SLOTS; at < end; at++) if (near[at] === neighbour) return true;
  return false;
}

/** Is there a link of one's own between these two? */
export const isMine = (a: City, b: City): boolean => isNear(a, b);

export const touches = (city: City): boolean => (mineAt[city] as number) > 0;
export const rivalsIn = (city: City): number => rivalsAt[city] as number;

/** Thinks of one more link of one's own. */
export function imagineLink(a: City, b: City): void {
  layout.version++;
  joinMine(a, b, -1);
}

/** Forgets the one thought of last. */
export function forgetLink(a: City, b: City): void {
  layout.version++;
  forgetAt(a);
  forgetAt(b);
}

function forgetAt(city: City): void {
  nearCount[city] = (nearCount[city] as number) - 1;
  mineAt[city] = (mineAt[city] as number) - 1;
}

/** Thinks of other cubes, until it is told those of the table again. */
export function imagineCubes(cubes: readonly number[]): void {
  layout.version++;
  layout.cubes = cubes;
  lookAtCubes();
}

function lookAtCubes(): void {
  const { cities, cubes } = layout;
  for (let city = 0; city < cities; city++) {
    let found = 0;
    const first = city * COLOURS;
    for (let colour = 0; colour < COLOURS; colour++) {
      if ((cubes[first + colour] as number) > 0) found |= 1 << colour;
    }
    wantedAt[city] = found;
  }
}
