import { COMPANIES } from '#games/union-pacific/rules/data/cards.ts';
import { type Share, UP } from '#games/union-pacific/rules/model.ts';
import type { PatternName, ShapeName, Tint } from '#ui/palettes.ts';

/** What tells a company: besides its silhouette (`rolling-stock.ts`) its colour, letters, pattern and shape. */
export type CompanyTint = Tint & {
  /** As the players call it: `EP&RG`. */
  readonly short: string;
  /** Custom properties of the kit, as values: on paper `edge` draws an outline that is seen and `text` is read. */
  readonly fill: string;
  readonly on: string;
  readonly edge: string;
  readonly text: string;
  /** Its outline on map and cards, which stay light at night. */
  readonly line: string;
};

const LOOKS: readonly (readonly [PatternName, ShapeName])[] = [
  ['dots', 'hexagon'],
  ['plain', 'disc'],
  ['rise', 'pennant'],
  ['lattice', 'kite'],
  ['bars', 'square'],
  ['plus', 'ticket'],
  ['fall', 'octagon'],
  ['grid', 'arch'],
  ['wave', 'pentagon'],
  ['staves', 'ellipse'],
];

function tint(
  id: string,
  name: string,
  letter: string,
  short: string,
  [pattern, shape]: readonly [PatternName, ShapeName],
): CompanyTint {
  const colour = (of: string): string => `var(--up-${id}${of})`;
  return {
    id,
    // A railway's name is not translated.
    name: { en: name, fr: name },
    letter,
    short,
    pattern,
    shape,
    fill: colour(''),
    on: colour('-on'),
    edge: colour('-edge'),
    text: colour('-text'),
    line: `color-mix(in srgb, ${colour('')} 55%, var(--up-ink))`,
  };
}

/** The ten companies, then Union Pacific. */
export const TINTS: readonly CompanyTint[] = [
  ...COMPANIES.map(({ id, name, letters, short }, i) =>
    tint(id, name, letters, short, LOOKS[i] ?? ['plain', 'disc']),
  ),
  tint('union-pacific', 'Union Pacific', 'UP', 'UP', ['sleeper', 'shield']),
];

export const tintOf = (share: Share): CompanyTint => TINTS[share] ?? (TINTS[UP] as CompanyTint);
