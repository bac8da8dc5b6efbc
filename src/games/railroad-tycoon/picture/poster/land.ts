import { line, n, type Point, path, polyline, range, rect, seeded } from '#pictures/svg.ts';
import { beyond, type Field, type Ground, SIDE } from '../geometry.ts';
import { type Camera, HORIZON } from './camera.ts';
import { ridges } from './sky.ts';

const FIELDS = ['#a9b765', '#b9c06d', '#98ab5c', '#c9c272', '#8fa55c', '#d3c77c', '#a2b05f'];
const WOODS = ['#6d8a52', '#648250', '#759157'];

/** The sea, each hex a field, the far mountains, and the hills that stand up. */
export function land(ground: Ground, camera: Camera): string {
  const random = seeded(7);
  const fields = [...ground.fields.filter((field) => field.ground !== '.'), ...beyond(ground)]
    .filter((field) => isInSight(camera, field))
    .toSorted((a, b) => a.y - b.y || a.x - b.x);
  return (
    sea(random) +
    patches(fields, camera, random) +
    ridges() +
    furrows(fields, camera, random) +
    hills(fields, camera, random)
  );
}

function isInSight(camera: Camera, field: Point): boolean {
  const { x, y, s } = camera.at(field);
  return y > HORIZON + 17 && y < 1080 && x > 36 - 60 * s && x < 864 + 60 * s;
}

function sea(random: () => number): string {
  const waves: string[] = [];
  for (let y = HORIZON + 22; y < 1000; y += 9 + (y - HORIZON) / 40) {
    const dashes = `${n(30 + (y - HORIZON) / 6)} ${n(12 + (y - HORIZON) / 9)}`;
    const more = `opacity="0.45" stroke-dasharray="${dashes}" stroke-dashoffset="${n(random() * 80)}"`;
    waves.push(line(`M36 ${n(y)}H864`, '#7fb0a6', 0.6 + (y - HORIZON) / 500, more));
  }
  return rect(36, HORIZON + 14, 828, 700, '#2f7487') + waves.join('');
}

/** Hexes of one colour are one path: a poster has over a thousand of them. */
function patches(fields: readonly Field[], camera: Camera, random: () => number): string {
  const hex = ({ x, y }: Point, dx = 0, dy = 0): string =>
    polyline(
      range(6).map((i) =>
        camera.at({
          x: x + dx + SIDE * 1.012 * Math.sin((i * Math.PI) / 3),
          y: y + dy - SIDE * 1.012 * Math.cos((i * Math.PI) / 3),
        }),
      ),
      true,
    );
  const shade = path(fields.map((field) => hex(field, 3, 12)).join(''), '#1f5a63');
  const tints = new Map<string, string>();
  for (const field of fields) {
    const among = field.ground === 'h' ? WOODS : FIELDS;
    const tint = among[Math.floor(random() * among.length)] as string;
    tints.set(tint, (tints.get(tint) ?? '') + hex(field));
  }
  return shade + [...tints].map(([tint, d]) => path(d, tint)).join('');
}

/** Some fields are ploughed, some have trees. */
function furrows(fields: readonly Field[], camera: Camera, random: () => number): string {
  let [ploughed, trees] = ['', ''];
  for (const { x, y, ground } of fields) {
    if (ground !== 'o' || camera.at({ x, y }).y < HORIZON + 24) continue;
    const kind = random();
    if (kind < 0.34) {
      for (const i of [-2, -1, 0, 1, 2]) {
        const [from, to] = [
          { x: x - 22, y: y + i * 9 + 6 },
          { x: x + 22, y: y + i * 9 - 6 },
        ];
        ploughed += `M${camera.p(from)}L${camera.p(to)}`;
      }
    } else if (kind < 0.48) {
      for (const _ of [0, 1, 2]) {
        const at = camera.at({ x: x - 16 + random() * 34, y: y - 14 + random() * 28 });
        const [w, h] = [5 * at.s, 7 * at.s];
        trees += `M${n(at.x - w)} ${n(at.y - h)}a${n(w)} ${n(h)} 0 1 1 ${n(2 * w)} 0a${n(w)} ${n(h)} 0 1 1 ${n(-2 * w)} 0z`;
      }
    }
  }
  return line(ploughed, '#7c8d49', 0.9, 'opacity="0.5"') + path(trees, '#4f7048');
}

/** Two peaks for each hex of hills, far ones first, with snow and a shaded side. */
function hills(fields: readonly Field[], camera: Camera, random: () => number): string {
  const peaks = fields
    .filter(({ ground }) => ground === 'h')
    .flatMap(({ x, y }) => [
      { x: x - 14, y: y + 8 },
      { x: x + 13, y: y - 4 },
    ])
    .toSorted((a, b) => a.y - b.y);
  return peaks
    .map((peak) => {
      const { x, y, s } = camera.at(peak);
      const [w, h, foot] = [32 * s, (40 + 22 * random()) * s, y + 6 * s];
      const top = `${n(x - w * 0.12)} ${n(y - h)}`;
      return (
        path(`M${n(x - w)} ${n(foot)}L${top}L${n(x + w)} ${n(foot)}z`, '#4f6d4c') +
        path(`M${top}L${n(x + w)} ${n(foot)}L${n(x + w * 0.1)} ${n(foot)}z`, '#36543f') +
        path(
          `M${top}L${n(x - w * 0.42)} ${n(y - h * 0.62)}L${n(x - w * 0.1)} ${n(y - h * 0.7)}L${n(x + w * 0.2)} ${n(y - h * 0.66)}z`,
          '#e9dfb4',
        )
      );
    })
    .join('');
}
