import type { City } from '#games/railroad-tycoon/rules/model.ts';
import { CITIES, layout, linkTo, mineAt, near, nearCount, SLOTS, wantedAt } from './layout.ts';

/** The best delivery of a cube at the present level. */
export type Delivery = {
  from: City;
  colour: number;
  route: number[];
  /** Points of one's own, cards included. */
  points: number;
  /** Those of others. */
  given: number;
};

/** What a cube that comes to each city earns besides, for oneself and for others; and over so many links. */
export type Prizes = {
  points: Float64Array;
  given: Float64Array;
  far: { links: number; points: number } | null;
};

/** So many links of rivals may be used for one cube. */
const MOST_FOREIGN = 2;

const isPassed = new Uint8Array(CITIES);
const way: number[] = [];
let found: (Delivery | undefined)[] = [];
let prizes: Prizes;
let rival = 0;

/** For each kind of cube in each city, the delivery that brings most now; a point of a rival takes `worth` from it. */
export function bestDeliveries(given: Prizes, worth: number): Delivery[] {
  const all: Delivery[] = [];
  prizes = given;
  rival = worth;
  for (let from = 0; from < layout.cities; from++) {
    if (mineAt[from] === 0) continue;
    const wanted = wantedAt[from] as number;
    if (wanted === 0) continue;
    found = [];
    isPassed[from] = 1;
    const end = from * SLOTS + (nearCount[from] as number);
    for (let at = from * SLOTS; at < end; at++) {
      const next = near[at] as number;
      // 11.4
      if (next >= CITIES) continue;
      way[0] = linkTo[at] as number;
      enter(from, next, 1, 0, wanted);
    }
    isPassed[from] = 0;
    for (const delivery of found) if (delivery) all.push(delivery);
  }
  return all;
}

function enter(from: City, city: City, length: number, foreign: number, wanted: number): void {
  const colour = layout.colours[city] as number;
  let rest = wanted;
  if (((wanted >> colour) & 1) === 1) {
    rest &= ~(1 << colour);
    arrive(from, colour, city, length, foreign);
  }
  if (rest === 0 || length >= layout.level) return;
  isPassed[city] = 1;
  const end = city * SLOTS + (nearCount[city] as number);
  for (let at = city * SLOTS; at < end; at++) {
    const next = near[at] as number;
    const isForeign = next >= CITIES;
    const to = isForeign ? next - CITIES : next;
    if (isPassed[to] === 1 || (isForeign && foreign === MOST_FOREIGN)) continue;
    way[length] = linkTo[at] as number;
    enter(from, to, length + 1, foreign + (isForeign ? 1 : 0), rest);
  }
  isPassed[city] = 0;
}

function arrive(from: City, colour: number, city: City, length: number, foreign: number): void {
  const { far } = prizes;
  const bonus = (prizes.points[city] as number) + (far && length >= far.links ? far.points : 0);
  const points = length - foreign + bonus;
  const given = foreign + (prizes.given[city] as number);
  const before = found[colour];
  if (before && points - rival * given <= before.points - rival * before.given) return;
  found[colour] = { from, colour, route: way.slice(0, length), points, given };
}
