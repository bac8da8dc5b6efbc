import type { Company } from '#games/union-pacific/rules/model.ts';

/** The companies' colours as literals, and what is written on them. In the order of `COMPANIES`. */
const COLOURS: readonly (readonly [fill: string, on: string])[] = [
  ['#2f825f', '#ffffff'],
  ['#c92a15', '#ffffff'],
  ['#fdd968', '#15181c'],
  ['#12141a', '#ffffff'],
  ['#0d2e82', '#ffffff'],
  ['#fbfaf6', '#15181c'],
  ['#e97f0c', '#15181c'],
  ['#4f3022', '#ffffff'],
  ['#74d3fa', '#15181c'],
  ['#a5a49d', '#15181c'],
];

export const colourOf = (company: Company): readonly [fill: string, on: string] =>
  COLOURS[company] ?? ['#a5a49d', '#15181c'];
