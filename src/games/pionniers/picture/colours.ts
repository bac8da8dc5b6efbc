import type { Line } from '#games/pionniers/rules/model.ts';

/** The four lines' colours as literals, and what is written on them. */
const LINES: readonly (readonly [fill: string, on: string])[] = [
  ['#fcd951', '#15181c'],
  ['#14378c', '#ffffff'],
  ['#58a07e', '#15181c'],
  ['#a6210f', '#ffffff'],
];

export const colourOf = (line: Line): readonly [fill: string, on: string] =>
  LINES[line] ?? ['#58a07e', '#15181c'];
