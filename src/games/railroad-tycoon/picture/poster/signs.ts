import type { City } from '#games/railroad-tycoon/rules/model.ts';
import { INK } from '#pictures/ink.ts';
import { enamel, enamelSize } from '#pictures/sign.ts';
import { line, n, type Point } from '#pictures/svg.ts';
import type { Ground } from '../geometry.ts';
import type { Camera, Seen } from './camera.ts';

type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

/** More would hide the country. */
const MOST = 16;

/** Directions in which a sign may stand off its station, the best first: beside it, then above. */
const TRIES = [0, 180, -25, -155, 25, 155, -60, -120, 60, 120, -90, 90];
const REACHES = [1, 1.5, 2.1];

/** Enamel signs beside their stations: off the line, off one another, within the frame. The nearest come first. */
export function signs(
  cities: readonly City[],
  track: readonly Point[],
  ground: Ground,
  camera: Camera,
  named: (city: City) => string,
): { poles: string; boards: string } {
  const at = (city: City): Seen => camera.at(ground.cities[city] as Point);
  const near = cities.toSorted((a, b) => at(b).y - at(a).y).slice(0, MOST);
  const dots = track.map(camera.at);
  const taken: Box[] = cities.map((city) => {
    const { x, y, s } = at(city);
    return { x, y, w: 46 * s, h: 30 * s };
  });
  let [poles, boards] = ['', ''];
  for (const city of near) {
    const from = at(city);
    const k = Math.max(0.66, Math.min(1.15, from.s));
    const { width, height } = enamelSize(named(city), k);
    const spots = REACHES.flatMap((reach) =>
      TRIES.map((angle, i) => {
        const turn = (angle * Math.PI) / 180;
        const box = {
          x: from.x + Math.cos(turn) * (width / 2 + 34 * k * reach),
          y: from.y + Math.sin(turn) * (34 * k * reach + 8),
          w: width + 6,
          h: height + 6,
        };
        return { box, cost: costOf(box, taken, dots) + i * 0.25 + reach * 1.5 };
      }),
    );
    const { box } = spots.reduce((a, b) => (b.cost < a.cost ? b : a));
    taken.push(box);
    poles += line(`M${n(from.x)} ${n(from.y)}L${n(box.x)} ${n(box.y)}`, INK, 3 * k);
    boards += enamel(box.x, box.y, named(city), k);
  }
  return { poles, boards };
}

/** How much a sign there would hide, of signs and stations above all. */
function costOf(box: Box, taken: readonly Box[], dots: readonly Point[]): number {
  const isOut =
    box.x - box.w / 2 < 44 || box.x + box.w / 2 > 856 || box.y < 392 || box.y + box.h / 2 > 812;
  const over = taken.filter((t) => overlaps(box, t)).length;
  const hidden = dots.filter((dot) => overlaps(box, { ...dot, w: 16, h: 12 })).length;
  return (isOut ? 200 : 0) + over * 30 + hidden * 1.2;
}

const overlaps = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) * 2 < a.w + b.w && Math.abs(a.y - b.y) * 2 < a.h + b.h;
