import { INK } from '#pictures/ink.ts';
import { fitted } from '#pictures/lettering.ts';
import { circle, line, moved, n, path, range, rect } from '#pictures/svg.ts';

const RED = '#8f2a1c';
const GREEN = '#2f825f';
const BRASS = '#c8922e';
const GLASS = '#ffe9ae';
const ROOF = '#24312c';
const inked = (width = 3): string => `stroke="${INK}" stroke-width="${width}"`;

/** In front: a bank, the rails, and a train with its winner's name on the tender. */
export function train(name: string): string {
  const banks =
    path('M36 1040V965Q180 936 360 952T700 946T864 930V1040z', '#2c4a3a') +
    path('M36 1040V990Q260 968 470 982T864 964V1040z', '#22392e');
  const ties = line(
    range(49)
      .map((i) => `M${40 + i * 17} 1019v12`)
      .join(''),
    '#7a6136',
    8,
  );
  const consist = moved(
    -10,
    1014,
    moved(-74, 0, coach()) +
      moved(96, 0, coach()) +
      moved(264, 0, tender(name)) +
      moved(386, 0, engine()),
  );
  return (
    banks +
    moved(64, 8, smoke()) +
    consist +
    line('M36 1015H864M36 1024H864', '#d9cba4', 3) +
    ties +
    line('M36 1015H864', '#e9dfc0', 3.5)
  );
}

const PLUME: readonly (readonly [number, number, number])[] = [
  [578, 836, 13],
  [562, 824, 17],
  [540, 816, 21],
  [514, 812, 24],
  [484, 812, 25],
  [454, 815, 23],
  [427, 818, 19],
  [404, 818, 14],
  [386, 815, 9],
];

const smoke = (): string =>
  PLUME.map(([x, y, r]) => circle(x, y + 5, r, '#c9bb93')).join('') +
  PLUME.map(([x, y, r]) => circle(x, y, r, '#f4ead0')).join('') +
  PLUME.map(([x, y, r]) =>
    line(
      `M${n(x - r * 0.5)} ${n(y - r * 0.1)}a${n(r * 0.55)} ${n(r * 0.55)} 0 0 1 ${n(r * 0.9)}-${n(r * 0.3)}`,
      '#d9cba4',
      2.5,
    ),
  ).join('');

function wheel(x: number, r: number, hub = '#a8261c'): string {
  const spokes = [0, 45, 90, 135].map((degrees) => {
    const turn = (degrees * Math.PI) / 180;
    const [dx, dy] = [(r - 4) * Math.cos(turn), (r - 4) * Math.sin(turn)];
    return `M${n(x - dx)} ${n(-r - dy)}L${n(x + dx)} ${n(-r + dy)}`;
  });
  return (
    circle(x, -r, r, INK) +
    circle(x, -r, r - 4, hub) +
    line(spokes.join(''), INK, 2.5) +
    circle(x, -r, 5, BRASS, inked(2))
  );
}

const coach = (): string =>
  path('M0-100h150v68H0z', RED, inked()) +
  path('M-5-112q80-14 160 0v13H-5z', ROOF, inked()) +
  line('M0-46h150', BRASS, 4) +
  [14, 48, 82, 116].map((x) => rect(x, -88, 22, 30, GLASS, `rx="3" ${inked(2.5)}`)).join('') +
  line('M150-30h18', INK, 6) +
  [28, 62, 92, 124].map((x) => wheel(x, 15, '#565c63')).join('');

const tender = (name: string): string =>
  path('M0-84h112v52H0z', GREEN, inked()) +
  path('M4-84q14-20 30-10 16-16 34-4 20-8 40 14z', '#2a2f35', inked(2.5)) +
  path('M8-74h96v30H8z', 'none', 'stroke="#e6bd62" stroke-width="2.5"') +
  fitted(56, -51, name.toUpperCase(), {
    size: 24,
    fill: '#e6bd62',
    face: 'bold',
    anchor: 'middle',
    spacing: 2,
    room: 86,
    least: 0.5,
  }) +
  wheel(26, 16) +
  wheel(86, 16) +
  line('M112-30h16', INK, 7);

const engine = (): string =>
  path('M8-130h74v98H8z', GREEN, inked()) +
  path('M-4-142q48-14 98 0v13H-4z', ROOF, inked()) +
  rect(20, -116, 22, 32, GLASS, `rx="3" ${inked(2.5)}`) +
  rect(48, -116, 22, 32, GLASS, `rx="3" ${inked(2.5)}`) +
  path('M82-98h150v62H82z', '#2a2f35', inked()) +
  path('M232-102h38v70h-38z', INK, inked()) +
  line('M110-98v62M150-98v62M190-98v62', BRASS, 5) +
  path('M120-98q0-26 16-26t16 26zM178-98q0-22 12-22t12 22z', BRASS, inked()) +
  path('M238-102l-8-46h42l-8 46z', INK, inked()) +
  path('M224-158h54v12h-54z', RED, inked()) +
  path('M262-122h22v18h-22z', BRASS, inked(2.5)) +
  circle(287, -113, 10, GLASS, inked()) +
  path('M78-36h204v8H78z', RED, inked(2.5)) +
  path('M276-38h14l42 38h-56z', RED, inked()) +
  line('M288-36l4 36M294-30l16 30', INK, 2.5) +
  [52, 120, 188].map((x) => wheel(x, 31)).join('') +
  wheel(240, 16) +
  wheel(272, 16) +
  line('M46-30h150l36-6', '#d9d4c6', 6.5);
