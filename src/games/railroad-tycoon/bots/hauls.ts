import { HIGHEST_LEVEL } from '#games/railroad-tycoon/rules/data/economy.ts';
import { type City, COLOURS } from '#games/railroad-tycoon/rules/model.ts';
import { CITIES, layout, mineAt, near, nearCount, SLOTS, wantedAt } from './layout.ts';

/** How far the cubes of each city could be carried over the links laid out, and what that would bring. */

/** So many links of rivals may be used for one cube. */
const MOST_FOREIGN = 2;

/** A haul is looked for at the present level and at so many above it. */
const AHEAD = 2;
export const LEVELS = AHEAD + 1;

/** By `(city * COLOURS + colour) * LEVELS + level above the lowest`: points of one's own less what rivals gain. */
export type Hauls = Float64Array;

/** Those over the links laid out; and with one link more. */
export const hauls: Hauls = new Float64Array(CITIES * COLOURS * LEVELS);
export const haulsWith: Hauls = new Float64Array(CITIES * COLOURS * LEVELS);

/** The cubes of which `haulsWith` says other than `hauls`, by `city * COLOURS + colour`: the first `changes` of them. */
export const changed = new Uint16Array(CITIES * COLOURS);
const isChanged = new Uint8Array(CITIES * COLOURS);
let changes = 0;

const isPassed = new Uint8Array(CITIES);

/** By `foreign * SPAN + links`: what a haul over so many links is worth, so many of them rivals'. */
const SPAN = HIGHEST_LEVEL + 1;
const worths = new Float64Array((MOST_FOREIGN + 1) * SPAN);

/** By `city * (MOST_FOREIGN + 1) + foreign`: the colours that a way over so many foreign links may still serve better. */
const open = new Uint8Array((CITIES + 1) * (MOST_FOREIGN + 1));

/** Where a search that is not kept notes this. */
const ASIDE = CITIES * (MOST_FOREIGN + 1);

/** By `links * CITIES + city`: the colours of the cities that are no more than so many links away. */
const coloursNear = new Uint8Array(SPAN * CITIES);
const coloursAside = new Uint8Array(SPAN * CITIES);

/** The search under way: what it writes into, for which city, and between which levels. */
let into = hauls;
let colours = coloursNear;
let start = 0;
let openAt = 0;
let lowest = 0;
let most = 0;

/** What a rival's point costs, as a part of one's own. */
export function mindRivals(rival: number): void {
  for (let foreign = 0; foreign <= MOST_FOREIGN; foreign++) {
    for (let links = foreign; links < SPAN; links++) {
      worths[foreign * SPAN + links] = links - foreign - rival * foreign;
    }
  }
}

/** 11.2 to 11.8: finds all hauls, with a locomotive that is by so many levels better; `looksAhead`: and at those above. */
export function findHauls(raised: number, looksAhead: boolean): void {
  const { cities } = layout;
  into = hauls;
  hauls.fill(0, 0, cities * COLOURS * LEVELS);
  lowest = layout.level + raised;
  most = Math.min(looksAhead ? lowest + AHEAD : lowest, HIGHEST_LEVEL);
  colours = coloursNear;
  lookAround();
  for (let from = 0; from < cities; from++) {
    openAt = from * (MOST_FOREIGN + 1);
    leave(from, wantedAt[from] as number);
  }
}

/**
 * How they would be with one more link of one's own between these cities, as `haulsWith`: only ways over it are looked for. For how
 * many cubes is that `changed`?
 */
export function findHaulsWith(a: City, b: City): number {
  beginTrial();
  colours = coloursNear;
  comeTo(a, b, 1, 0, 0, true);
  comeTo(b, a, 1, 0, 0, true);
  return changes;
}

/** As `findHaulsWith`: if cities had got or lost this colour; no other cubes than those of the colour are looked at. */
export function findHaulsOf(colour: number): number {
  beginTrial();
  openAt = ASIDE;
  colours = coloursAside;
  lookAround();
  for (let from = 0; from < layout.cities; from++) {
    const wanted = (wantedAt[from] as number) & (1 << colour);
    const cube = from * COLOURS + colour;
    if (mineAt[from] === 0 || wanted === 0) continue;
    haulsWith.fill(0, cube * LEVELS, (cube + 1) * LEVELS);
    note(cube);
    leave(from, wanted);
  }
  return changes;
}

function lookAround(): void {
  const { cities, colours: there } = layout;
  for (let city = 0; city < cities; city++) colours[city] = 1 << (there[city] as number);
  for (let links = 1; links < most; links++) {
    const before = (links - 1) * CITIES;
    for (let city = 0; city < cities; city++) {
      let met = colours[before + city] as number;
      const end = city * SLOTS + (nearCount[city] as number);
      for (let at = city * SLOTS; at < end; at++) {
        met |= colours[before + ((near[at] as number) & (CITIES - 1))] as number;
      }
      colours[before + CITIES + city] = met;
    }
  }
}

function beginTrial(): void {
  into = haulsWith;
  haulsWith.set(hauls);
  for (let i = 0; i < changes; i++) isChanged[changed[i] as number] = 0;
  changes = 0;
}

function note(cube: number): void {
  if (isChanged[cube] === 1) return;
  isChanged[cube] = 1;
  changed[changes++] = cube;
}

function leave(from: City, wanted: number): void {
  for (let foreign = 0; foreign <= MOST_FOREIGN; foreign++) open[openAt + foreign] = wanted;
  if (mineAt[from] === 0 || wanted === 0) return;
  start = from * COLOURS;
  isPassed[from] = 1;
  const end = from * SLOTS + (nearCount[from] as number);
  for (let at = from * SLOTS; at < end; at++) {
    const next = near[at] as number;
    // 11.4
    if (next < CITIES) enter(next, 1, 0, wanted);
  }
  isPassed[from] = 0;
}

/**
 * Backwards to every city from which a way leads here, to go on over the new link to `beyond`. `length`: of the way, the new link
 * included; `met`: the colours of the cities on it after this one; `isMine`: whether its first link is one's own.
 */
function comeTo(
  city: City,
  beyond: City,
  length: number,
  foreign: number,
  met: number,
  isMine: boolean,
): void {
  isPassed[city] = 1;
  const ahead = colours[(most - length) * CITIES + beyond] as number;
  if (isMine) {
    openAt = city * (MOST_FOREIGN + 1);
    const wanted = (wantedAt[city] as number) & ~met;
    start = city * COLOURS;
    if ((wanted & ahead & (open[openAt + foreign] as number)) !== 0)
      enter(beyond, length, foreign, wanted);
  }
  const metHere = met | (1 << (layout.colours[city] as number));
  if (length < most && (ahead & ~metHere) !== 0) {
    const end = city * SLOTS + (nearCount[city] as number);
    for (let at = city * SLOTS; at < end; at++) {
      const next = near[at] as number;
      const isForeign = next >= CITIES;
      const before = next & (CITIES - 1);
      if (before === beyond || isPassed[before] === 1) continue;
      if (isForeign && foreign === MOST_FOREIGN) continue;
      comeTo(before, beyond, length + 1, foreign + (isForeign ? 1 : 0), metHere, !isForeign);
    }
  }
  isPassed[city] = 0;
}

/** Comes to a city with the cubes that no city on the way has taken, and goes on while that may be better than what is known. */
function enter(city: City, length: number, foreign: number, wanted: number): void {
  const colour = layout.colours[city] as number;
  let rest = wanted;
  if (((wanted >> colour) & 1) === 1) {
    rest &= ~(1 << colour);
    arrive(colour, length, worths[foreign * SPAN + length] as number);
  }
  if (length === most) return;
  const better = rest & (open[openAt + foreign] as number);
  const ahead = (most - length - 1) * CITIES;
  isPassed[city] = 1;
  const end = city * SLOTS + (nearCount[city] as number);
  for (let at = city * SLOTS; at < end; at++) {
    const next = near[at] as number;
    const to = next & (CITIES - 1);
    if ((better & (colours[ahead + to] as number)) === 0 || isPassed[to] === 1) continue;
    if (next < CITIES) enter(to, length + 1, foreign, rest);
    else if (foreign < MOST_FOREIGN) enter(to, length + 1, foreign + 1, rest);
  }
  isPassed[city] = 0;
}

function arrive(colour: number, length: number, worth: number): void {
  const cube = start + colour;
  let isBetter = false;
  for (let above = Math.max(0, length - lowest); above < LEVELS; above++) {
    const at = cube * LEVELS + above;
    if (worth <= (into[at] as number)) continue;
    into[at] = worth;
    isBetter = true;
  }
  if (!isBetter) return;
  if (into === haulsWith) note(cube);
  if (into === hauls || openAt === ASIDE) closeOff(colour);
}

/** Nothing is better than to use every link that a level allows, and nobody else's. */
function closeOff(colour: number): void {
  const at = (start + colour) * LEVELS;
  for (let foreign = 0; foreign <= MOST_FOREIGN; foreign++) {
    let isOpen = false;
    for (let above = 0; above < LEVELS; above++) {
      const links = Math.min(most, lowest + above);
      if ((into[at + above] as number) < (worths[foreign * SPAN + links] as number)) isOpen = true;
    }
    if (!isOpen) open[openAt + foreign] = (open[openAt + foreign] as number) & ~(1 << colour);
  }
}
