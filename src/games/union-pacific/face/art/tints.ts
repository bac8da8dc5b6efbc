import { COMPANIES } from '#games/union-pacific/rules/data/cards.ts';
import { type Share, UP } from '#games/union-pacific/rules/model.ts';
import type { PatternName, Tint } from '#ui/palettes.ts';

/** What tells a company: besides its silhouette (`rolling-stock.ts`) its colour, letters and pattern. */
export type CompanyTint = Omit<Tint, 'shape'> & {
  /** As the players call it: `EP&RG`. */
  readonly short: string;
  /** Custom properties of the kit, as values. */
  readonly fill: string;
  readonly on: string;
  /** Its outline on map and cards, which stay light at night. */
  readonly line: string;
};

const PATTERNS: readonly PatternName[] = [
  'dots',
  'plain',
  'rise',
  'lattice',
  'bars',
  'plus',
  'fall',
  'grid',
  'wave',
  'staves',
];

function tint(
  id: string,
  name: string,
  letter: string,
  short: string,
  pattern: PatternName,
): CompanyTint {
  const colour = (of: string): string => `var(--up-${id}${of})`;
  return {
    id,
    // A railway's name is not translated.
    name: { en: name, fr: name },
    letter,
    short,
    pattern,
    fill: colour(''),
    on: colour('-on'),
    line: `color-mix(in srgb, ${colour('')} 55%, var(--up-ink))`,
  };
}

/** The ten companies, then Union Pacific. */
export const TINTS: readonly CompanyTint[] = [
  ...COMPANIES.map(({ id, name, letters, short }, i) =>
    tint(id, name, letters, short, PATTERNS[i] ?? 'plain'),
  ),
  tint('union-pacific', 'Union Pacific', 'UP', 'UP', 'sleeper'),
];

export const tintOf = (share: Share): CompanyTint => TINTS[share] ?? (TINTS[UP] as CompanyTint);
