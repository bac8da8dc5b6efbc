import { playerOf } from '#games/railroad-tycoon/rules/flow.ts';
import { type City, COLOURS, type Link, type Table } from '#games/railroad-tycoon/rules/model.ts';
import type { Seat } from '#kernel/game.ts';

/**
 * The links of all as one seat sees them, with those that it only thinks of. It is laid out once for each decision and
 * searched many times, so it lives in a few buffers: no decision begins before the last is made.
 */

/** 19.3: no map has more. A neighbour is a city, and `CITIES` more where the link is a rival's. */
export const CITIES = 64;

/** By city: its neighbours, and the numbers of the links that lead there (-1: one that is thought of). */
export const near: number[][] = Array.from({ length: CITIES }, () => []);
export const linkTo: number[][] = Array.from({ length: CITIES }, () => []);

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
} = { cities: 0, level: 1, colours: [], cubes: [] };

const ownersAt = new Uint8Array(CITIES);

export function layOut(table: Table, seat: Seat): void {
  const { links, colours, cubes } = table;
  layout.cities = colours.length;
  layout.level = playerOf(table, seat).level;
  layout.colours = colours;
  layout.cubes = cubes;
  for (let city = 0; city < colours.length; city++) {
    (near[city] as number[]).length = 0;
    (linkTo[city] as number[]).length = 0;
  }
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
  (near[a] as number[]).push(b + whose);
  (near[b] as number[]).push(a + whose);
  (linkTo[a] as number[]).push(link);
  (linkTo[b] as number[]).push(link);
}

function joinMine(a: City, b: City, link: number): void {
  join(a, b, 0, link);
  mineAt[a] = (mineAt[a] as number) + 1;
  mineAt[b] = (mineAt[b] as number) + 1;
}

/** Two links between the same cities serve no better than one. */
function areJoined(a: City, b: City): boolean {
  const there = near[a] as number[];
  return there.includes(b) || there.includes(b + CITIES);
}

/** Is there a link of one's own between these two? */
export function isMine(a: City, b: City): boolean {
  return (near[a] as number[]).includes(b);
}

export const touches = (city: City): boolean => (mineAt[city] as number) > 0;
export const rivalsIn = (city: City): number => rivalsAt[city] as number;

/** Thinks of one more link of one's own. */
export const imagineLink = (a: City, b: City): void => joinMine(a, b, -1);

/** Forgets the one thought of last. */
export function forgetLink(a: City, b: City): void {
  forgetAt(a);
  forgetAt(b);
}

function forgetAt(city: City): void {
  (near[city] as number[]).pop();
  (linkTo[city] as number[]).pop();
  mineAt[city] = (mineAt[city] as number) - 1;
}

/** Thinks of other colours, until it is told those of the table again. */
export function imagineColours(colours: readonly number[]): void {
  layout.colours = colours;
}

/** As `imagineColours`. */
export function imagineCubes(cubes: readonly number[]): void {
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
