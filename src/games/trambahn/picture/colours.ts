import type { Line } from '#games/trambahn/rules/model.ts';
import type { Seat } from '#kernel/game.ts';
import { SEATS, type Wears } from '#pictures/marks.ts';

/** The four lines' colours as literals, and what is written on them. */
const LINES: readonly (readonly [fill: string, on: string])[] = [
  ['#14378c', '#ffffff'],
  ['#a6210f', '#ffffff'],
  ['#58a07e', '#15181c'],
  ['#fcd951', '#15181c'],
];

export const NUMERALS = ['I', 'II', 'III', 'IV'];

export const colourOf = (line: Line): readonly [fill: string, on: string] =>
  LINES[line] ?? ['#14378c', '#ffffff'];

/** Blue, red, green and yellow are lines, so the seats wear the other two. */
export const wornBy = (seat: Seat): Wears => (seat === 0 ? SEATS.purple : SEATS.black);
