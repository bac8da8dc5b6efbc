import type { Seat } from '#kernel/game.ts';
import { SIGN, SIGN_INK } from './ink.ts';
import { words } from './lettering.ts';
import { circle, line, moved, path } from './svg.ts';

/** What a seat wears: its colour, and the shape and letter that tell it without. As `ui/palettes.ts` has it for pages. */
export type Wears = {
  readonly letter: string;
  readonly fill: string;
  readonly edge: string;
  readonly on: string;
  readonly shape: string;
};

export const SEATS = {
  red: {
    letter: 'A',
    fill: '#aa1d0a',
    edge: '#aa1d0a',
    on: '#ffffff',
    shape: 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18z',
  },
  yellow: {
    letter: 'B',
    fill: '#fbd950',
    edge: '#927e2b',
    on: '#15181c',
    shape: 'M12 2l9 10-9 10-9-10z',
  },
  green: {
    letter: 'C',
    fill: '#5aa37f',
    edge: '#4d8c6d',
    on: '#15181c',
    shape: 'M4 4h16v16H4z',
  },
  blue: {
    letter: 'D',
    fill: '#1f3b73',
    edge: '#1f3b73',
    on: '#ffffff',
    shape: 'M12 3l10 18H2z',
  },
  purple: {
    letter: 'E',
    fill: '#8e5aca',
    edge: '#8e5aca',
    on: '#ffffff',
    shape: 'M7 3h10l5 9-5 9H7l-5-9z',
  },
  black: {
    letter: 'F',
    fill: '#15171a',
    edge: '#15171a',
    on: '#ffffff',
    shape: 'M3 4h18v8l0 8-9-5-9 5z',
  },
} as const satisfies Readonly<Record<string, Wears>>;

/** A seat's signal board, its corner at a point. */
export function seatMark(x: number, y: number, size: number, wears: Wears): string {
  const { letter, fill, edge, on, shape } = wears;
  const low = letter === 'D';
  const board = path(shape, fill, `stroke="${edge}" stroke-width="1.5"`);
  const at = low ? 19 : letter === 'F' ? 14 : 16.4;
  const name = words(12, at, letter, {
    size: low ? 10 : 12,
    fill: on,
    face: 'bold',
    anchor: 'middle',
  });
  return moved(x, y, board + name, size / 24);
}

/** The mark of the house, round a point. */
export function roundel(x: number, y: number, r: number): string {
  const rails = line('M-6.5-9.5h13M-6.5-3.2h13M-6.5 3.2h13M-6.5 9.5h13', SIGN_INK, 1.6);
  const track = line('M-4.5-12.5v25M4.5-12.5v25', SIGN_INK, 2, 'stroke-linecap="round"');
  const rim = circle(0, 0, 18.5, 'none', `stroke="${SIGN_INK}" stroke-width="1.6"`);
  return moved(x, y, circle(0, 0, 22, SIGN) + rim + rails + track, r / 22);
}

/** What the seats wear where a game gives them no other colours, in the order of play. */
const WORN: readonly Wears[] = [
  SEATS.red,
  SEATS.yellow,
  SEATS.green,
  SEATS.blue,
  SEATS.purple,
  SEATS.black,
];

export const wornBy = (seat: Seat): Wears => WORN[seat] ?? SEATS.red;
