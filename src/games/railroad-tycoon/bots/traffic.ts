import { HIGHEST_LEVEL } from '#games/railroad-tycoon/rules/data/economy.ts';
import { type City, COLOURS } from '#games/railroad-tycoon/rules/model.ts';
import { CITIES, layout, mineAt, near, rivalsAt, wantedAt } from './layout.ts';
import type { Weights } from './weights.ts';

/** What cubes the links laid out could carry, and how far. */

/** So many links of rivals may be used for one cube. */
const MOST_FOREIGN = 2;

/** A delivery is looked for at the present level and at so many above it. */
const AHEAD = 2;
const LEVELS = AHEAD + 1;

/** How much each of these levels counts. */
export type LevelWeights = readonly [number, number, number];

/** Values are counted in so many parts of a point. */
const PARTS = 8;
const counts = new Uint16Array(HIGHEST_LEVEL * PARTS + 1);

/** `(city * COLOURS + colour) * LEVELS + level above the present one` */
const best = new Float64Array(CITIES * COLOURS * LEVELS);
const isPassed = new Uint8Array(CITIES);

/** What so many deliveries of one point are worth together, each fading; what is left of a hope with so many rivals. */
const fadings = new Float64Array(101);
const hopes = new Float64Array(7);

let weights: Weights | undefined;

/** By which weights traffic is judged from now on. */
export function judgeBy(now: Weights): void {
  if (weights === now) return;
  weights = now;
  const { fading, contest } = now;
  for (let n = 0; n < fadings.length; n++) fadings[n] = (1 - fading ** n) / (1 - fading);
  for (let n = 0; n < hopes.length; n++) hopes[n] = contest ** n;
  rival = now.rival;
}

/**
 * What the next `deliveries` would bring, the best first: points of one's own less what rivals gain, each fading. A cube
 * that rivals reach counts for less. `raised`: the locomotive is so much better than it is.
 */
export function trafficOf(raised: number, levelWeights: LevelWeights, deliveries: number): number {
  counts.fill(0);
  for (let from = 0; from < layout.cities; from++) {
    if (mineAt[from] === 0) continue;
    const wanted = wantedAt[from] as number;
    if (wanted === 0) continue;
    search(from, wanted, raised, levelWeights);
    for (let colour = 0; colour < COLOURS; colour++) {
      if (((wanted >> colour) & 1) === 0) continue;
      const at = partsAt(from, colour, levelWeights);
      counts[at] = (counts[at] as number) + (layout.cubes[from * COLOURS + colour] as number);
    }
  }
  return summed(deliveries);
}

/** The same as `trafficOf` gave last, with one cube gone. */
export function trafficWithout(
  from: City,
  colour: number,
  levelWeights: LevelWeights,
  deliveries: number,
): number {
  const at = partsAt(from, colour, levelWeights);
  const before = counts[at] as number;
  if (before === 0) return summed(deliveries);
  counts[at] = before - 1;
  const sum = summed(deliveries);
  counts[at] = before;
  return sum;
}

/** What a cube is worth, in parts. */
function partsAt(from: City, colour: number, levelWeights: LevelWeights): number {
  const at = (from * COLOURS + colour) * LEVELS;
  let worth = 0;
  for (let above = 0; above < LEVELS; above++) {
    worth += (levelWeights[above] as number) * (best[at + above] as number);
  }
  const parts = Math.round(worth * (hopes[rivalsAt[from] as number] as number) * PARTS);
  return Math.min(counts.length - 1, parts);
}

function summed(deliveries: number): number {
  let sum = 0;
  let done = 0;
  for (let at = counts.length - 1; at > 0 && done < deliveries; at--) {
    const count = counts[at] as number;
    if (count === 0) continue;
    const upTo = Math.min(done + count, deliveries);
    sum += (at / PARTS) * ((fadings[upTo] as number) - (fadings[done] as number));
    done = upTo;
  }
  return sum;
}

/** The search under way. */
let colours: readonly number[];
let start = 0;
let lowest = 0;
let most = 0;
let rival = 0;

/** 11.2 to 11.8, for all cubes of a city at once. */
function search(from: City, wanted: number, raised: number, levelWeights: LevelWeights): void {
  start = from * COLOURS * LEVELS;
  best.fill(0, start, start + COLOURS * LEVELS);
  colours = layout.colours;
  lowest = layout.level + raised;
  most = Math.min(levelWeights[1] === 0 ? lowest : lowest + AHEAD, HIGHEST_LEVEL);
  isPassed[from] = 1;
  const there = near[from] as number[];
  for (let i = 0; i < there.length; i++) {
    const next = there[i] as number;
    // 11.4
    if (next < CITIES) enter(next, 1, 1, 0, wanted);
  }
  isPassed[from] = 0;
}

function enter(city: City, length: number, value: number, foreign: number, wanted: number): void {
  const colour = colours[city] as number;
  let rest = wanted;
  if (((wanted >> colour) & 1) === 1) {
    rest &= ~(1 << colour);
    const at = start + colour * LEVELS;
    for (let above = Math.max(0, length - lowest); above < LEVELS; above++) {
      if (value > (best[at + above] as number)) best[at + above] = value;
    }
  }
  if (rest === 0 || length === most) return;
  isPassed[city] = 1;
  const there = near[city] as number[];
  for (let i = 0; i < there.length; i++) {
    const next = there[i] as number;
    if (next < CITIES) {
      if (isPassed[next] === 0) enter(next, length + 1, value + 1, foreign, rest);
    } else if (foreign < MOST_FOREIGN && isPassed[next - CITIES] === 0) {
      enter(next - CITIES, length + 1, value - rival, foreign + 1, rest);
    }
  }
  isPassed[city] = 0;
}
