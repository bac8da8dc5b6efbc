import { words } from './lettering.ts';
import { circle, line, path, range, rect } from './svg.ts';

const EDGE = '#0e1216';
const IRON = '#24282d';
const STEEL = '#33383e';
const RED = '#a6210f';
const BRASS = '#c8922e';
const edged = (width: number): string => `stroke="${EDGE}" stroke-width="${width}"`;

const SMOKE: readonly (readonly [x: number, y: number, r: number])[] = [
  [0, -350, 17],
  [-20, -362, 19],
  [22, -362, 19],
  [-42, -372, 20],
  [44, -372, 20],
  [-66, -378, 18],
  [68, -378, 18],
  [-88, -380, 14],
  [90, -380, 14],
  [-106, -379, 9],
  [108, -379, 9],
];

/** What is this engine's own: the shield on its door with its letters, and the paint of its buffer beam. */
export type Livery = {
  readonly shield: string;
  readonly on: string;
  readonly letters: string;
  readonly beam: string;
};

/** An engine head on, its lamp lit: from the rails at 0, 0 upwards, 340 tall. */
export const headOn = (livery: Livery): string =>
  `<g transform="scale(1.62) translate(-100 -238)">${boiler()}${front(livery)}${pilot(livery)}</g>`;

/** Smoke that parts over it. */
export function smokeOver(): string {
  return (
    SMOKE.map(([x, y, r]) => circle(x, y + 4, r, '#b9a58e')).join('') +
    SMOKE.map(([x, y, r]) => circle(x, y, r, '#f4ead0')).join('')
  );
}

const boiler = (): string =>
  '<ellipse cx="100" cy="240" rx="74" ry="9" fill="#3d2416" opacity="0.55"/>' +
  path('M54 150q0-62 46-62t46 62v46H54z', IRON, edged(2.5)) +
  path('M84 36h32l-4 50H88z', EDGE) +
  path('M80 30h40v9H80z', RED, edged(2));

const front = ({ shield, on, letters }: Livery): string =>
  circle(100, 142, 50, STEEL, edged(3)) +
  circle(100, 142, 44, 'none', `stroke="${BRASS}" stroke-width="3"`) +
  circle(100, 142, 38, IRON, 'stroke="#565c63" stroke-width="2"') +
  range(12)
    .map((i) => {
      const turn = (i * Math.PI) / 6;
      return circle(100 + 47 * Math.cos(turn), 142 + 47 * Math.sin(turn), 1.5, BRASS);
    })
    .join('') +
  rect(84, 88, 32, 22, BRASS, `rx="4" ${edged(2)}`) +
  circle(100, 99, 26, '#ffe9ae', 'opacity="0.35"') +
  circle(100, 99, 13, '#fff3c4', edged(2.5)) +
  path(
    'M80 128q20 6 40 0v20q0 19-20 27q-20-8-20-27z',
    shield,
    'stroke="#f7f3e8" stroke-width="2.5"',
  ) +
  words(100, 156, letters, { size: 18, fill: on, face: 'bold', anchor: 'middle' });

const pilot = ({ beam }: Livery): string =>
  path('M42 196h116v15H42z', beam, edged(2.5)) +
  line('M46 203h108', '#f7f3e8', 1.5) +
  circle(58, 203.5, 8, IRON, edged(2)) +
  circle(142, 203.5, 8, IRON, edged(2)) +
  line('M36 176v22M164 176v22', BRASS, 2) +
  path('M36 166l10 4v10l-10-3zM164 166l-10 4v10l10-3z', '#f7f3e8', edged(1)) +
  path('M56 211h88l14 29H42z', STEEL, edged(2.5)) +
  line('M70 211l-11 29M84 211l-6 29M100 211v29M116 211l6 29M130 211l11 29', BRASS, 2.5);
