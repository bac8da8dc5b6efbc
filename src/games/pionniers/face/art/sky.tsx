import type { ReactNode } from 'react';
import { n, type Point, polyline, seeded, smoothed } from '#ui/curves.ts';
import { HEIGHT, WIDTH } from './geometry.ts';
import { HORIZON } from './rivers.ts';

/** Where the window is wider or higher than the board, the country goes on beyond it. */
const [WEST, EAST] = [-640, WIDTH + 640];
const [NORTH, SOUTH] = [-160, HEIGHT + 160];

/** Sky and mountains, then the ground in bands with patches of fields, red earth and green. */
export function SkyAndGround(): ReactNode {
  return (
    <>
      <rect x={WEST} y={NORTH} width={EAST - WEST} height={HORIZON + 40 - NORTH} fill="#e6e4d2" />
      <circle cx="1452" cy="48" r="28" fill="#f3c66b" />
      <g fill="none" stroke="#e2b04c" strokeWidth="1.4" strokeOpacity=".5" strokeDasharray="2 7">
        <circle cx="1452" cy="48" r="40" />
        <circle cx="1452" cy="48" r="51" />
        <circle cx="1452" cy="48" r="62" />
      </g>
      <Ridges />
      {BANDS.map(({ d, fill }) => (
        <path key={fill} d={d} fill={fill} />
      ))}
      <g fillOpacity=".36">
        {PATCHES.map(({ d, fill }) => (
          <path key={fill} d={d} fill={fill} />
        ))}
      </g>
    </>
  );
}

function Ridges(): ReactNode {
  return (
    <>
      <g stroke="#6f6a5c" strokeOpacity=".5">
        <path d={FAR.d} fill="#c3cbc0" />
      </g>
      <path d={FAR.snow} fill="#fffaf0" />
      <path d={NEAR.d} fill="#b7b79c" stroke="#6f6a5c" strokeOpacity=".5" />
    </>
  );
}

function ridge(seed: number, y: number, high: number): { d: string; snow: string } {
  const chance = seeded(seed);
  const tops: Point[] = [];
  for (let x = WEST; x <= EAST; x += 26 + chance() * 34) {
    const up = tops.length % 2 ? 0.25 + chance() * 0.75 : chance() * 0.3;
    tops.push({ x, y: y - high * up });
  }
  const snow = tops
    .filter((top, i) => i % 2 && y - top.y > high * 0.62)
    .map((top) => `M${n(top.x)} ${n(top.y)}l9 11 -5 -1 -4 5 -4 -5 -5 2z`);
  const foot = `L${EAST} ${HORIZON + 50}L${WEST} ${HORIZON + 50}Z`;
  return { d: polyline(tops) + foot, snow: snow.join('') };
}

const FAR = ridge(5, 80, 56);
const NEAR = ridge(12, 92, 36);

function band(y: number, fill: string, swell: number, phase: number): { d: string; fill: string } {
  const edge: Point[] = [];
  for (let x = WEST; x <= EAST; x += 40) edge.push({ x, y: y + Math.sin(x / 190 + phase) * swell });
  return { d: `${polyline(edge)}L${EAST} ${SOUTH}L${WEST} ${SOUTH}Z`, fill };
}

const BANDS = [
  band(HORIZON, '#e3d7ab', 8, 0),
  band(214, '#ead9ae', 14, 2),
  band(360, '#eed7ab', 18, 4.1),
  band(500, '#ecd9b0', 16, 1),
  band(610, '#e3d5a4', 14, 3),
];

function patch(x: number, y: number, rx: number, ry: number): string {
  const edge = Array.from({ length: 11 }, (_, i) => {
    const a = (i / 10) * Math.PI * 2;
    const k = 1 + 0.13 * Math.sin((i % 10) * 2.3 + x);
    return { x: x + Math.cos(a) * rx * k, y: y + Math.sin(a) * ry * k };
  });
  return polyline(smoothed(edge, 6), true);
}

const PATCHES = [
  { fill: '#d1ce8d', d: patch(120, 150, 150, 46) + patch(150, 600, 170, 60) },
  {
    fill: '#e6bb89',
    d: patch(560, 330, 210, 70) + patch(900, 470, 190, 74) + patch(1010, 250, 200, 66),
  },
  { fill: '#dccf95', d: patch(470, 640, 220, 52) },
  { fill: '#c5cb98', d: patch(1420, 190, 190, 70) + patch(1390, 560, 200, 70) },
];
