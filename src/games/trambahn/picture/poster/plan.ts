import { type Column, isConductor, valueOf } from '#games/trambahn/rules/model.ts';
import { CREAM, INK, PAPER } from '#pictures/ink.ts';
import { words } from '#pictures/lettering.ts';
import { circle, line, n, path, rect } from '#pictures/svg.ts';
import { colourOf, NUMERALS } from '../colours.ts';

const [TOP, BOTTOM] = [222, 560];
const [LEFT, RIGHT] = [150, 740];
const CAP = 40;

/** More rows than these would be threads. */
const MOST = 9;

/** Each column as a line on a plan: its stops where their numbers stand, a cap for each conductor, its tram at the end. */
export function plan(columns: readonly Column[]): string {
  const shown = columns.slice(0, MOST);
  const step = Math.min(74, (BOTTOM - TOP) / Math.max(1, shown.length));
  const from = (TOP + BOTTOM) / 2 - (step * (shown.length - 1)) / 2;
  // Conductors stand behind the last stop: the more there are, the closer the stops.
  const caps = Math.max(0, ...shown.map(({ cards }) => cards.filter(isConductor).length));
  const right = RIGHT - Math.max(0, caps * CAP - 20);
  const at = (value: number): number => LEFT + ((value - 1) * (right - LEFT)) / 9;
  return shown
    .map((column, i) => row(column, at, from + step * i, Math.min(1, step / 52)))
    .join('');
}

type At = (value: number) => number;

function row({ line: of, cards, tram }: Column, at: At, y: number, k: number): string {
  const [fill, on] = colourOf(of);
  const stops = cards.filter((card) => !isConductor(card)).map(valueOf);
  const caps = cards.length - stops.length;
  const last = at(stops.at(-1) ?? 1);
  const end = Math.max(last, at(2)) + 34 * k + caps * CAP * k;
  const d = `M98 ${n(y)}H${n(end)}`;
  const round = 'stroke-linecap="round"';
  return (
    line(d, INK, 25 * k, round) +
    line(d, CREAM, 21 * k, round) +
    line(d, fill, 14 * k, round) +
    numeral(y, k, fill, on, NUMERALS[of] ?? '') +
    stops.map((value) => stop(at(value), y, k, value)).join('') +
    Array.from({ length: caps }, (_, i) => cap(last + (44 + i * CAP) * k, y, k)).join('') +
    (tram > 0 ? badge(end + 32 * k, y, k, tram) : '')
  );
}

const numeral = (y: number, k: number, fill: string, on: string, text: string): string =>
  rect(70, y - 22 * k, 58, 44 * k, fill, `rx="7" stroke="${INK}" stroke-width="2.5"`) +
  rect(74, y - 18 * k, 50, 36 * k, 'none', `rx="4" stroke="${on}" stroke-width="1.6"`) +
  words(99, y + 9 * k, text, { size: 26 * k, fill: on, face: 'bold', anchor: 'middle' });

/** The tenth is the terminus. */
const stop = (x: number, y: number, k: number, value: number): string =>
  circle(
    x,
    y,
    (value === 10 ? 23 : 18) * k,
    PAPER,
    `stroke="${INK}" stroke-width="${n(3.4 * k)}"`,
  ) +
  (value === 10 ? circle(x, y, 18.5 * k, 'none', `stroke="${INK}" stroke-width="1.4"`) : '') +
  words(x, y + 7 * k, String(value), { size: 20 * k, fill: INK, face: 'bold', anchor: 'middle' });

/** A conductor's cap. */
const cap = (x: number, y: number, k: number): string =>
  circle(x, y, 17 * k, '#e6bd62', `stroke="${INK}" stroke-width="${n(3 * k)}"`) +
  path(
    `M${n(x - 11 * k)} ${n(y + 1 * k)}q0-${n(11 * k)} ${n(11 * k)}-${n(11 * k)}t${n(11 * k)} ${n(11 * k)}zM${n(x - 12 * k)} ${n(y + 3 * k)}h${n(24 * k)}l-${n(3 * k)} ${n(5 * k)}h-${n(18 * k)}z`,
    INK,
  );

const badge = (x: number, y: number, k: number, tram: number): string =>
  circle(x + 4 * k, y, 24 * k, '#f0c35a', `stroke="${INK}" stroke-width="${n(3 * k)}"`) +
  words(x + 4 * k, y + 9 * k, `×${tram}`, {
    size: 26 * k,
    fill: INK,
    face: 'bold',
    anchor: 'middle',
  });
