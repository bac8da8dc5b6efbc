import type { Layout } from '#games/pionniers/rules/data/lines.ts';
import { beside, distance, type Point, seeded } from '#ui/curves.ts';
import { type Geometry, HEIGHT } from './geometry.ts';
import { HORIZON } from './rivers.ts';
import type { Placed, Stamp } from './stamps.ts';
import { marksOf } from './tints.ts';

/** What a place keeps free about itself. */
type Taken = { readonly at: Point; readonly r: number };

/** Landmarks first, near where they are wished; then trees and stones where there is room. Seeded: always the same country. */
export function sceneryOf(geometry: Geometry, layout: Layout): Placed[] {
  const taken = playedOn(geometry, layout);
  const out: Placed[] = [];
  const put = (stamp: Stamp, x: number, y: number, k: number, r: number): boolean => {
    const at = { x, y: y - r * 0.6 };
    if (!isClear(at, r, taken)) return false;
    taken.push({ at, r });
    out.push({ stamp, x, y, k });
    return true;
  };
  for (const [stamp, x, y, k, r] of LANDMARKS) {
    for (let i = 0; i < 24; i++)
      if (put(stamp, x + (i % 2 ? 1 : -1) * i * 5, y + ((i % 3) - 1) * i * 3, k, r)) break;
  }
  const chance = seeded(21);
  for (let i = 0; i < 2000; i++) {
    const x = 130 + chance() * 1370;
    const y = HORIZON + 26 + chance() * (HEIGHT - HORIZON - 30);
    const k = 0.7 + chance() * 0.35;
    const kind = growing(x, chance(), i);
    if (kind) put(kind, x, y, kind === 'cactus' ? k * 0.9 : k, ROOM[kind] ?? 9);
  }
  return out.sort((a, b) => a.y - b.y);
}

/** What grows tall needs more room, as stamps of a kind are one path and would show through each other. */
const ROOM: Partial<Record<Stamp, number>> = { pine: 12, cactus: 11 };

const LANDMARKS: readonly (readonly [Stamp, number, number, number, number])[] = [
  ['mesa', 585, 345, 1.15, 46],
  ['butte', 700, 372, 1, 29],
  ['mesa', 955, 300, 1.1, 44],
  ['butte', 1075, 326, 1.1, 29],
  ['butte', 455, 402, 0.9, 27],
  ['mesa', 850, 250, 0.7, 30],
  ['bison', 505, 400, 0.95, 16],
  ['bison', 545, 412, 0.8, 14],
  ['bison', 470, 414, 0.75, 14],
  ['bison', 640, 690, 0.8, 15],
  ['bison', 600, 700, 0.7, 14],
  ['windmill', 300, 330, 1, 22],
  ['house', 360, 420, 0.85, 18],
  ['tower', 1220, 420, 0.95, 20],
  ['house', 250, 170, 0.8, 18],
  ['house', 1130, 660, 0.8, 18],
];

/** Fields near Junction City, desert in the middle, forest towards Buffalo Creek. */
function growing(x: number, roll: number, i: number): Stamp | undefined {
  if (x > 1152) return roll < 0.8 ? 'pine' : 'rock';
  if (i % 3 > 0) return undefined;
  if (x > 480) return roll < 0.36 ? 'cactus' : roll < 0.6 ? 'rock' : 'tuft';
  return roll < 0.25 ? 'pine' : 'tuft';
}

/** Tracks, signs, numbers and rivers, with room about them. */
function playedOn({ lines, rivers, spaces }: Geometry, layout: Layout): Taken[] {
  const taken: Taken[] = [];
  lines.forEach((line, k) => {
    for (let space = 0; space <= spaces; space++) taken.push({ at: line.at(space), r: 17 });
    for (const { space } of marksOf(layout.lines[k] as Layout['lines'][number]))
      taken.push({ at: beside(line.at(space - 0.5), -27), r: 17 });
    for (let space = 20; space <= spaces; space += 20)
      taken.push({ at: beside(line.at(space - 0.5), 19), r: 9 });
    taken.push({ at: beside(line.at(layout.slowAfter), -36), r: 20 });
  });
  for (const { points } of rivers)
    points.forEach((at, i) => {
      if (i % 2 === 0) taken.push({ at, r: 13 });
    });
  return taken;
}

function isClear(at: Point, r: number, taken: readonly Taken[]): boolean {
  return (
    at.x > 128 + r &&
    at.x < 1476 - r &&
    at.y > HORIZON + 30 &&
    at.y < HEIGHT - 14 &&
    taken.every((other) => distance(other.at, at) > other.r + r)
  );
}
