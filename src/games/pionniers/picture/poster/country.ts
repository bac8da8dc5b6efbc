import type { Board } from '#games/pionniers/rules/board.ts';
import { circle, line, n, path, range, rect, seeded } from '#pictures/svg.ts';
import { seenAt, VANISH } from './camera.ts';

const BANDS = ['#5b2a3c', '#7c3440', '#a1433f', '#c65d3e', '#e08144', '#efa650', '#f7c868'];

/** An evening sky, mesas far off, the prairie with its rivers, pines on both sides. */
export function country({ layout, spaces }: Board): string {
  const sky = BANDS.map((tint, i) => rect(36, 36 + i * 59, 828, 440, tint)).join('');
  const sun = circle(450, 452, 150, '#fbe3a0') + circle(450, 452, 118, '#fff3cf');
  const rivers = (layout.lines[0]?.rivers ?? []).map((space) => river(spaces - space)).join('');
  return sky + rays() + sun + mesas() + prairie() + rivers + pines();
}

function rays(): string {
  const at = (degrees: number): string => {
    const turn = (degrees * Math.PI) / 180;
    return `${n(450 + 900 * Math.cos(turn))} ${n(452 + 900 * Math.sin(turn))}`;
  };
  const all = range(12).map((i) => `M450 452L${at(-180 + i * 15 + 4)}L${at(-180 + i * 15 + 11)}z`);
  return path(all.join(''), '#fff0c0', 'opacity="0.14"');
}

const mesas = (): string =>
  path(
    'M36 448V372h40l12-44h92l12 44h40l18 40h50l20 36zM864 448V352h-34l-12-50h-86l-12 50h-30l-16 44h-56l-28 52z',
    '#8a3a3f',
  ) +
  path('M88 328h92l3 11H85zM732 302h86l3 12h-92z', '#c86a4c') +
  path('M36 452V412h70l22-18h60l20 18h90l30 26h244l26-22h80l20-20h70l16 20h84v40z', '#6a2a3a') +
  line('M110 350v46M140 350v60M166 350v44M752 326v60M778 326v76M802 326v56', '#6a2a3a', 4);

function prairie(): string {
  const bands: readonly (readonly [left: number, tint: string])[] = [
    [110, '#d9b25c'],
    [46, '#cfa551'],
    [22, '#c59a48'],
    [10, '#b98d40'],
    [4, '#ab8039'],
  ];
  return (
    rect(36, VANISH.y, 828, 600, '#e2c070') +
    bands.map(([left, tint]) => rect(36, seenAt(0, left).y, 828, 640, tint)).join('') +
    tufts()
  );
}

function tufts(): string {
  const random = seeded(5);
  const all = range(150).map(() => {
    const { y, s } = seenAt(0, 1 + random() * 60);
    const x = 40 + random() * 820;
    return `M${n(x)} ${n(y)}l${n(-7 * s)} ${n(-13 * s)}M${n(x)} ${n(y)}v${n(-17 * s)}M${n(x)} ${n(y)}l${n(7 * s)} ${n(-13 * s)}`;
  });
  return line(all.join(''), '#8d7433', 1.6, 'opacity="0.7"');
}

/** Across the whole country, at the space where the lines cross it. */
function river(left: number): string {
  const [near, far] = [seenAt(0, left - 0.7), seenAt(0, left + 0.7)];
  const bend = 10 * near.s;
  const bank = (y: number, dy: number): string =>
    `M36 ${n(y + dy)}Q240 ${n(y - bend + dy)} 450 ${n(y + dy)}T864 ${n(y + dy)}`;
  const height = near.y - far.y;
  const middle = (near.y + far.y) / 2;
  return (
    line(bank(middle, 1), '#7b6a35', height + 3) +
    line(bank(middle, 0), '#4f90a5', height) +
    line(
      bank(middle, 0),
      '#a9d0d3',
      Math.max(0.8, height * 0.09),
      `stroke-dasharray="${n(46 * near.s)} ${n(30 * near.s)}"`,
    )
  );
}

/** Thickest at the sides, so that the tracks stay free. */
function pines(): string {
  const random = seeded(23);
  const spots = range(64)
    .map((i) => {
      const side = i % 2 ? 1 : -1;
      const { s, y } = seenAt(0, 5 + random() * 75);
      return { x: VANISH.x + side * (480 + random() * 900) * s, y, s };
    })
    .filter(({ x }) => x > 20 && x < 880)
    .toSorted((a, b) => a.y - b.y);
  return spots
    .map(({ x, y, s }) => {
      const [w, h] = [30 * s, 120 * s];
      const tier = (k: number, top: number): string =>
        `M${n(x)} ${n(y - h * (top + 0.42))}L${n(x + w * k)} ${n(y - h * top)}L${n(x - w * k)} ${n(y - h * top)}z`;
      return (
        line(`M${n(x)} ${n(y)}v${n(-h * 0.2)}`, '#4a3220', 7 * s) +
        path(tier(1.15, 0.12) + tier(0.9, 0.36) + tier(0.62, 0.6), '#2f5340')
      );
    })
    .join('');
}
