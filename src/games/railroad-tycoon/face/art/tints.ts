import { type Colour, GREY } from '#games/railroad-tycoon/rules/model.ts';
import type { Language, Seat } from '#kernel/game.ts';
import { type PatternName, seats, type Tint } from '#ui/palettes.ts';
import { colours } from '../colours.ts';

/** What tells goods and cities apart: colour, letter and pattern. Values are the kit's: `--good-red`, `--good-red-on` … */
export type Good = {
  readonly id: 'red' | 'yellow' | 'blue' | 'black' | 'purple' | 'grey';
  readonly letter: Readonly<Record<Language, string>>;
  readonly pattern: PatternName;
};

/** By colour of the engine. */
export const goods: readonly Good[] = [
  { id: 'red', letter: { en: 'R', fr: 'R' }, pattern: 'plain' },
  { id: 'yellow', letter: { en: 'Y', fr: 'J' }, pattern: 'rise' },
  { id: 'blue', letter: { en: 'B', fr: 'B' }, pattern: 'wave' },
  { id: 'black', letter: { en: 'K', fr: 'N' }, pattern: 'lattice' },
  { id: 'purple', letter: { en: 'P', fr: 'P' }, pattern: 'dots' },
  { id: 'grey', letter: { en: '', fr: '' }, pattern: 'plain' },
];

export const goodOf = (colour: Colour): Good => goods[colour] ?? (goods[GREY] as Good);

export const seatTint = (seat: Seat): Tint =>
  seats.find(({ id }) => id === colours[seat]) ?? seats[0];
