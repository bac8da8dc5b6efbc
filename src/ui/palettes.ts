/**
 * The colours of play, without their values: those are custom properties in `tokens.css` (`--seat-red`, `--seat-red-on`,
 * `--seat-red-edge`), the same fill by day and by night. Here is what else tells a colour: its name,
 * letter, pattern and shape. A game has its own colours in its face.
 */

type Words = { readonly en: string; readonly fr: string };

export type Tint<Id extends string = string> = {
  readonly id: Id;
  readonly name: Words;
  readonly letter: string;
  readonly pattern: PatternName;
  readonly shape: ShapeName;
};

/** On a field of 8 by 8, stroked. */
export const patterns = {
  plain: '',
  bars: 'M0 2h8M0 6h8',
  staves: 'M2 0v8M6 0v8',
  rise: 'M-2 2l4-4M0 8l8-8M6 10l4-4',
  fall: 'M-2 6l4 4M0 0l8 8M6 -2l4 4',
  dots: 'M2 2h.01M6 6h.01',
  grid: 'M0 4h8M4 0v8',
  lattice: 'M0 8l8-8M0 0l8 8',
  chevron: 'M0 6l4-4 4 4',
  wave: 'M0 4q2-3 4 0t4 0',
  plus: 'M4 2v4M2 4h4',
  sleeper: 'M0 2.5h8M0 5.5h8M4 0v8',
} as const;

/** On a field of 24 by 24, filled. */
export const shapes = {
  disc: 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18z',
  lozenge: 'M12 2l9 10-9 10-9-10z',
  square: 'M4 4h16v16H4z',
  triangle: 'M12 3l10 18H2z',
  hexagon: 'M7 3h10l5 9-5 9H7l-5-9z',
  fishtail: 'M3 4h18v8l0 8-9-5-9 5z',
} as const;

export type PatternName = keyof typeof patterns;
export type ShapeName = keyof typeof shapes;

/** One colour of play. */
export function tint<Id extends string>(
  id: Id,
  [en, fr]: readonly [string, string],
  letter: string,
  pattern: PatternName,
  shape: ShapeName,
): Tint<Id> {
  return { id, name: { en, fr }, letter, pattern, shape };
}

/** Seats: signal boards with a letter. */
export const seats = [
  tint('red', ['red', 'rouge'], 'A', 'plain', 'disc'),
  tint('yellow', ['yellow', 'jaune'], 'B', 'rise', 'lozenge'),
  tint('green', ['green', 'vert'], 'C', 'dots', 'square'),
  tint('blue', ['blue', 'bleu'], 'D', 'bars', 'triangle'),
  tint('purple', ['purple', 'pourpre'], 'E', 'chevron', 'hexagon'),
  tint('black', ['black', 'noir'], 'F', 'lattice', 'fishtail'),
] as const;

export type SeatColour = (typeof seats)[number]['id'];
