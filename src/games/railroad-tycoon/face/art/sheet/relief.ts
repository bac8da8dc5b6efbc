import type { HexAt } from '#games/railroad-tycoon/rules/model.ts';
import type { Side } from '#hex/hex.ts';
import { between, type Point, p, polyline } from '#ui/curves.ts';
import type { MapGeometry } from '../geometry.ts';
import { chance, endsOf, minus, outOf, plus, SIDE, times, towards } from '../hexes.ts';

/** Hills fill hexes, ridges lie on sides. Both are drawn in hachures, as an engraver would; the light is in the north-west. */

export type Strokes = { fine: string; bold: string };

/** Where knolls stand in a hex, and how long they are. */
const KNOLLS = [
  [-14, -13, 19],
  [10, -17, 13],
  [13, 3, 21],
  [-12, 9, 17],
  [3, 21, 15],
  [-22, 1, 9],
] as const;

/** The strokes of a hill. `lean`: how the range runs, in degrees. */
export function hillAt({ x, y }: Point, lean: number): Strokes {
  const knolls = KNOLLS.map(([dx, dy, length], i) => {
    const by = (k: number): number => chance(x, y, i, k) - 0.5;
    const at = { x: x + dx + by(1) * 6, y: y + dy + by(2) * 6 };
    return knoll(at, length * (1 + by(3) * 0.4), lean + by(4) * 34, x * 3 + y + i * 17);
  });
  return {
    fine: knolls.map(({ fine }) => fine).join(''),
    bold: knolls.map(({ bold }) => bold).join(''),
  };
}

/** The crest stays blank; strokes run down from it, long on the shaded side, short on the lit one, a fan at each end. */
function knoll(at: Point, length: number, lean: number, seed: number): Strokes {
  const along = towards(lean);
  const down = { x: -along.y, y: along.x };
  const bend = (chance(seed, 3) - 0.5) * 5;
  const count = Math.max(4, Math.round(length / 2.1));
  const [fine, bold]: [string[], string[]] = [[], []];
  for (let i = 0; i <= count; i++) {
    const t = i / count;
    const sag = bend * (1 - 4 * (t - 0.5) ** 2);
    const crest = plus(at, plus(times(along, (t - 0.5) * length), times(down, sag)));
    const belly = 0.45 + 0.55 * Math.sin(Math.PI * t);
    const stroke = (side: 1 | -1, long: number, gap: number): string => {
      const way = plus(times(down, side), times(along, (t - 0.5) * 1.1));
      const wild = 0.75 + 0.5 * chance(seed, i, side);
      return `M${p(plus(crest, times(way, gap)))}l${p(times(way, long * belly * wild))}`;
    };
    bold.push(stroke(1, 6.6, 1));
    if (i % 2 === 0) fine.push(stroke(-1, 3.6, 1.7));
  }
  return { fine: fine.join(''), bold: bold.join('') };
}

export type Ridges = { spine: string; lit: string; shaded: string };

export function ridgesOf({ map, centreOf }: MapGeometry): Ridges {
  const cols = map.data.rows[0]?.length ?? 0;
  const sides = map.data.ridges.map(([col, row, side]) => ({ hex: row * cols + col, side }));
  const uses = new Map<string, number>();
  const nameOf = ({ x, y }: Point): string => `${Math.round(x)},${Math.round(y)}`;
  for (const end of sides.flatMap(({ hex, side }) => endsOf(centreOf(hex), side))) {
    uses.set(nameOf(end), (uses.get(nameOf(end)) ?? 0) + 1);
  }
  const isLoose = (end: Point): boolean => uses.get(nameOf(end)) === 1;
  const wedges = sides.map((ridge) => wedgesOn(centreOf, ridge, isLoose));
  return {
    spine: sides.map(({ hex, side }) => polyline(endsOf(centreOf(hex), side))).join(''),
    lit: wedges.map(({ lit }) => lit).join(''),
    shaded: wedges.map(({ shaded }) => shaded).join(''),
  };
}

const WEDGES = 15;

/** Slim wedges across a side, shorter where the ridge ends. */
function wedgesOn(
  centreOf: (hex: HexAt) => Point,
  { hex, side }: { hex: HexAt; side: Side },
  isLoose: (end: Point) => boolean,
): { lit: string; shaded: string } {
  const [a, b] = endsOf(centreOf(hex), side);
  const out = outOf(side);
  const along = times(minus(b, a), 1 / SIDE);
  let [lit, shaded] = ['', ''];
  for (let i = 0; i < WEDGES; i++) {
    const t = (i + 0.5) / WEDGES;
    const at = between(a, b, t);
    const ease = Math.min(isLoose(a) ? 0.35 + t * 2.2 : 1, isLoose(b) ? 0.35 + (1 - t) * 2.2 : 1);
    const long = (length: number, k: number): number =>
      length * Math.min(1, ease) * (0.78 + 0.44 * chance(at.x, at.y, k));
    const fan = times(along, (t - 0.5) * 0.5);
    const [one, other] = [plus(out, fan), plus(times(out, -1), fan)];
    const facesDark = out.x + out.y > 0;
    lit += wedge(at, facesDark ? other : one, long(7.2, 1), 0.6);
    shaded += wedge(at, facesDark ? one : other, long(9.8, 2), 1.05);
  }
  return { lit, shaded };
}

function wedge(at: Point, way: Point, length: number, half: number): string {
  const aside = { x: -way.y * half, y: way.x * half };
  return polyline([plus(at, aside), plus(at, times(way, length)), minus(at, aside)], true);
}
