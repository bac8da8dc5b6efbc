/**
 * The colours of play, without their values: those are custom properties in `tokens.css` (`--seat-red`, `--seat-red-on`,
 * `--seat-red-edge`, `--seat-red-text`), the same fill by day and by night. Here is what else tells a colour: its name,
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
  octagon: 'M8 3h8l5 5v8l-5 5H8l-5-5V8z',
  arch: 'M4 21V11a8 8 0 0 1 16 0v10z',
  shield: 'M4 4q8 3 16 0v8q0 7-8 10q-8-3-8-10z',
  ring: 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18zM12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8z',
  wave: 'M1 8q5.5-6 11 0t11 0v9q-5.5 6-11 0t-11 0z',
  fort: 'M3 5h4v3h3V5h4v3h3V5h4v16H3z',
  house: 'M12 3l10 8h-3v10H5V11H2z',
  saltire: 'M6 2l6 6 6-6 4 4-6 6 6 6-4 4-6-6-6 6-4-4 6-6-6-6z',
  burst: 'M12 1l3 6 7-2-4 6 5 5-7 0-1 7-4-5-6 4 1-7-6-3 6-3-1-7 5 4z',
  pentagon: 'M12 1l11 9-4 13H5L1 10z',
  pennant: 'M0 4h24l-4 8 4 8H0z',
  kite: 'M12 0l12 12-12 12L0 12z',
  ticket: 'M0 4h24v5a3 3 0 0 0 0 6v5H0v-5a3 3 0 0 0 0-6z',
  ellipse: 'M12 4a12 8 0 1 1 0 16a12 8 0 0 1 0-16z',
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
