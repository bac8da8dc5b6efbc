import type { Line } from '#games/trambahn/rules/model.ts';
import { INK } from '#pictures/ink.ts';
import { fitted, words } from '#pictures/lettering.ts';
import { circle, line, moved, n, path, range, rect } from '#pictures/svg.ts';
import { colourOf, NUMERALS } from '../colours.ts';

const CREAM = '#f4e8c8';
const GLASS = '#ffe9ae';
const edged = (width = 3): string => `stroke="${INK}" stroke-width="${width}"`;

/** An electric tram under its wire, in the colour of a line, with its company's name along the side. */
export function tram(of: Line, name: string): string {
  const [fill, on] = colourOf(of);
  return (
    line('M36 742Q300 752 450 746T864 740', INK, 2.4) +
    line('M452 800L520 746', INK, 5) +
    line('M500 745h44', INK, 5, 'stroke-linecap="round"') +
    '<ellipse cx="452" cy="1016" rx="330" ry="12" fill="#15181c" opacity="0.5"/>' +
    moved(130, 0, roof() + body(fill) + windows() + platforms(fill) + side(on, name) + running()) +
    number(of, fill, on)
  );
}

const roof = (): string =>
  path('M60 812q10-16 40-16h440q30 0 40 16z', '#4b5560', edged()) +
  path('M-6 830q8-20 34-20h584q26 0 34 20v8H-6z', '#39424c', edged()) +
  range(9)
    .map((i) => rect(110 + i * 49, 800, 30, 9, GLASS, edged(1.6)))
    .join('');

const body = (fill: string): string =>
  path('M6 838h628v62H6z', CREAM, edged()) +
  path('M2 900h636v62q0 12-12 12H14q-12 0-12-12z', fill, edged()) +
  line('M4 908h632', '#e6bd62', 3);

/** Arched, with people behind some of them. */
function windows(): string {
  const arch = (x: number): string => `M${x} 892v-34q19-14 38 0v34z`;
  const xs = range(9).map((i) => 92 + i * 51);
  const people = [0, 2, 3, 5, 8].map((i) => {
    const x = (xs[i] as number) + 19;
    return (
      circle(x, 870, 7.5, INK) +
      path(`M${x - 13} 892q0-14 13-14t13 14z`, INK) +
      (i % 2 ? path(`M${x - 11} 864h22v-3h-5v-7h-12v7h-5z`, INK) : '')
    );
  });
  return path(xs.map(arch).join(''), GLASS, edged(2.6)) + people.join('');
}

/** Open platforms at both ends, a lamp at each, the driver in front. */
const platforms = (fill: string): string =>
  path('M14 846h58v54H14zM568 846h58v54h-58z', '#2f4a5e', edged(2.6)) +
  circle(598, 866, 9, '#e9bf9a', edged(2)) +
  path('M586 862h24l-3-9h-18z', INK) +
  path('M582 900q2-24 16-24t16 24z', fill === '#14378c' ? '#7a2a1c' : '#14378c', edged(2)) +
  [8, 632]
    .map((x) => circle(x, 936, 11, '#fff3c4', edged(3)) + circle(x, 936, 5, '#f0c35a'))
    .join('') +
  path('M640 936L830 900V985z', '#ffe9ae', 'opacity="0.28"');

const side = (on: string, name: string): string =>
  fitted(320, 950, name.toUpperCase(), {
    size: 34,
    fill: on,
    face: 'bold',
    anchor: 'middle',
    spacing: 8,
    room: 420,
    least: 0.5,
  }) + path('M60 916h520v50H60z', 'none', `stroke="${on}" stroke-width="2" opacity="0.7"`);

function running(): string {
  const wheel = (x: number): string =>
    circle(x, 996, 24, INK) +
    circle(x, 996, 18, '#767d84') +
    line(
      range(4)
        .map((i) => {
          const turn = (i * Math.PI) / 4;
          const [dx, dy] = [17 * Math.cos(turn), 17 * Math.sin(turn)];
          return `M${n(x - dx)} ${n(996 - dy)}L${n(x + dx)} ${n(996 + dy)}`;
        })
        .join(''),
      INK,
      3,
    ) +
    circle(x, 996, 5, '#e6bd62');
  return (
    path('M96 974h448l-14 20H110z', '#2b3138', edged()) +
    [170, 250, 390, 470].map(wheel).join('') +
    path('M18 974h50v22H18zM572 974h50v22h-50z', '#2b3138', edged(2.4))
  );
}

/** The number of its line, on a disc above the roof. */
const number = (of: Line, fill: string, on: string): string =>
  circle(706, 784, 33, fill, edged(4)) +
  circle(706, 784, 26, 'none', `stroke="${on}" stroke-width="2"`) +
  words(706, 795, NUMERALS[of] ?? '', { size: 30, fill: on, face: 'bold', anchor: 'middle' });
