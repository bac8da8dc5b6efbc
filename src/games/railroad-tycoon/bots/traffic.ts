import { power } from '#bots/arithmetic.ts';
import { HIGHEST_LEVEL } from '#games/railroad-tycoon/rules/data/economy.ts';
import { type City, COLOURS } from '#games/railroad-tycoon/rules/model.ts';
import {
  changed,
  findHauls,
  findHaulsOf,
  findHaulsWith,
  type Hauls,
  hauls,
  haulsWith,
  LEVELS,
  mindRivals,
} from './hauls.ts';
import { CITIES, layout, mineAt, rivalsAt, wantedAt } from './layout.ts';
import type { Weights } from './weights.ts';

/** What the cubes that the links laid out could carry would bring. */

/** How much each of these levels counts. */
export type LevelWeights = readonly [number, number, number];

/** Values are counted in so many parts of a point. */
const PARTS = 8;

/** How many cubes are worth so many parts; and what each kind is worth, by `city * COLOURS + colour`. */
const counts = new Uint16Array(HIGHEST_LEVEL * PARTS + 1);
const parts = new Uint8Array(CITIES * COLOURS);

/** For what that holds. */
const reckoned = { version: -1, raised: 0, levelWeights: [1, 0, 0] as LevelWeights };

/** What so many deliveries of one point are worth together, each fading; what is left of a hope with so many rivals. */
const fadings = new Float64Array(101);
const hopes = new Float64Array(7);

let weights: Weights | undefined;
let isEnding = false;

/** By which weights traffic is judged from now on, and whether the last turn is. */
export function judgeBy(now: Weights, isLast: boolean): void {
  if (weights === now && isEnding === isLast) return;
  weights = now;
  isEnding = isLast;
  reckoned.version = -1;
  const { fading } = now;
  const contest = isLast ? power(now.contest, now.hurry) : now.contest;
  for (let n = 0; n < fadings.length; n++) fadings[n] = (1 - power(fading, n)) / (1 - fading);
  for (let n = 0; n < hopes.length; n++) hopes[n] = power(contest, n);
  mindRivals(now.rival);
}

/**
 * What the next `deliveries` would bring, the best first: points of one's own less what rivals gain, each fading. A cube
 * that rivals reach counts for less. `raised`: the locomotive is so much better than it is.
 */
export function trafficOf(raised: number, levelWeights: LevelWeights, deliveries: number): number {
  reckon(raised, levelWeights);
  return summed(deliveries);
}

/** The same at the present level, with one cube gone. */
export function trafficWithout(
  from: City,
  colour: number,
  levelWeights: LevelWeights,
  deliveries: number,
): number {
  reckon(0, levelWeights);
  const at = parts[from * COLOURS + colour] as number;
  if (at === 0) return summed(deliveries);
  move(1, at, 0);
  const sum = summed(deliveries);
  move(1, 0, at);
  return sum;
}

/** The same with one more link of one's own. */
export function trafficWith(
  a: City,
  b: City,
  levelWeights: LevelWeights,
  deliveries: number,
): number {
  reckon(0, levelWeights);
  return summedWith(findHaulsWith(a, b), levelWeights, deliveries);
}

/** The same where some city has got this colour: `layout` has the colours as they would be. */
export function trafficRecoloured(
  colours: readonly number[],
  colour: number,
  levelWeights: LevelWeights,
  deliveries: number,
): number {
  reckon(0, levelWeights);
  const before = layout.colours;
  layout.colours = colours;
  const changes = findHaulsOf(colour);
  layout.colours = before;
  return summedWith(changes, levelWeights, deliveries);
}

function reckon(raised: number, levelWeights: LevelWeights): void {
  const { version } = layout;
  if (
    version === reckoned.version &&
    raised === reckoned.raised &&
    levelWeights === reckoned.levelWeights
  )
    return;
  Object.assign(reckoned, { version, raised, levelWeights });
  findHauls(raised, levelWeights[1] !== 0);
  counts.fill(0);
  for (let from = 0; from < layout.cities; from++) {
    const wanted = wantedAt[from] as number;
    for (let colour = 0; colour < COLOURS; colour++) {
      const cube = from * COLOURS + colour;
      parts[cube] = 0;
      if (mineAt[from] === 0 || ((wanted >> colour) & 1) === 0) continue;
      const at = partsIn(hauls, cube, levelWeights);
      parts[cube] = at;
      counts[at] = (counts[at] as number) + (layout.cubes[cube] as number);
    }
  }
}

/** What a cube is worth, in parts. */
function partsIn(found: Hauls, cube: number, levelWeights: LevelWeights): number {
  const at = cube * LEVELS;
  let worth = 0;
  for (let above = 0; above < LEVELS; above++) {
    worth += (levelWeights[above] as number) * (found[at + above] as number);
  }
  const rivals = rivalsAt[Math.floor(cube / COLOURS)] as number;
  const whole = Math.round(worth * (hopes[rivals] as number) * PARTS);
  return Math.min(counts.length - 1, whole);
}

/** So many cubes are worth other than they were. */
function move(cubes: number, from: number, to: number): void {
  counts[from] = (counts[from] as number) - cubes;
  counts[to] = (counts[to] as number) + cubes;
}

function summedWith(changes: number, levelWeights: LevelWeights, deliveries: number): number {
  for (let i = 0; i < changes; i++) {
    const cube = changed[i] as number;
    const now = partsIn(haulsWith, cube, levelWeights);
    moved[i] = now;
    move(layout.cubes[cube] as number, parts[cube] as number, now);
  }
  const sum = summed(deliveries);
  for (let i = 0; i < changes; i++) {
    const cube = changed[i] as number;
    move(layout.cubes[cube] as number, moved[i] as number, parts[cube] as number);
  }
  return sum;
}

const moved = new Uint8Array(CITIES * COLOURS);

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
