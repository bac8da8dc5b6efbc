import type { LineLayout } from '#games/pionniers/rules/data/lines.ts';
import type { Language } from '#kernel/game.ts';
import { type PatternName, shapes } from '#ui/palettes.ts';

/** The marks of a line. Their colours are custom properties of the kit: `--mark-river`, `--mark-river-on` … */
export type Mark = 'river' | 'garrison' | 'danger' | 'trading-post' | 'ambush' | 'sabotage';

type Words = Readonly<Record<Language, string>>;

/** On a field of 24 by 24, filled. */
const SHAPES = {
  // Wide enough for the letter under it.
  wave: 'M0 6q3-3.6 6 0t6 0t6 0t6 0v12q-3 3.6-6 0t-6 0t-6 0t-6 0z',
  fort: 'M3 5h4v3h3V5h4v3h3V5h4v16H3z',
  triangle: shapes.triangle,
  house: 'M12 3l10 8h-3v10H5V11H2z',
  saltire: 'M6 2l6 6 6-6 4 4-6 6 6 6-4 4-6-6-6 6-4-4 6-6-6-6z',
  burst: 'M12 1l3 6 7-2-4 6 5 5-7 0-1 7-4-5-6 4 1-7-6-3 6-3-1-7 5 4z',
} as const;

export type MarkTint = {
  readonly id: Mark;
  readonly name: Words;
  readonly letter: Words;
  readonly pattern: PatternName;
  readonly shape: keyof typeof SHAPES;
};

function tint(
  id: Mark,
  [en, fr]: readonly [string, string],
  [letterEn, letterFr]: readonly [string, string],
  pattern: PatternName,
  shape: keyof typeof SHAPES,
): MarkTint {
  return { id, name: { en, fr }, letter: { en: letterEn, fr: letterFr }, pattern, shape };
}

export const MARKS: Readonly<Record<Mark, MarkTint>> = {
  river: tint('river', ['river', 'rivière'], ['R', 'R'], 'wave', 'wave'),
  garrison: tint('garrison', ['garrison', 'garnison'], ['G', 'G'], 'plain', 'fort'),
  danger: tint('danger', ['danger', 'danger'], ['D', 'D'], 'rise', 'triangle'),
  'trading-post': tint(
    'trading-post',
    ['trading post', 'centre commercial'],
    ['T', 'C'],
    'dots',
    'house',
  ),
  ambush: tint('ambush', ['ambush', 'embuscade'], ['A', 'E'], 'lattice', 'saltire'),
  sabotage: tint('sabotage', ['sabotage', 'sabotage'], ['S', 'S'], 'chevron', 'burst'),
};

export const shapeOf = (mark: Mark): string => SHAPES[MARKS[mark].shape];

/** 11.1: what the slow signal asks for, which needs no language. */
export const SLOW: { name: Words; letter: string } = {
  name: { en: 'half speed', fr: 'ralentir' },
  letter: '½',
};
export const CLEAR: { name: Words; letter: Words } = {
  name: { en: 'all clear', fr: 'voie libre' },
  letter: { en: 'C', fr: 'V' },
};

/** All marks of a line, from Junction City on. */
export function marksOf(line: LineLayout): { space: number; mark: Mark }[] {
  const all: readonly (readonly [Mark, readonly number[]])[] = [
    ['river', line.rivers],
    ['garrison', line.garrisons],
    ['danger', line.dangers],
    ['trading-post', line.posts],
    ['ambush', line.ambushes],
    ['sabotage', line.sabotage],
  ];
  return all
    .flatMap(([mark, spaces]) => spaces.map((space) => ({ space, mark })))
    .sort((a, b) => a.space - b.space);
}
