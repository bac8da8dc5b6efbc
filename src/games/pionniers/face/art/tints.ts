import type { LineLayout } from '#games/pionniers/rules/data/lines.ts';
import type { Language } from '#kernel/game.ts';
import { type PatternName, type ShapeName, shapes } from '#ui/palettes.ts';

/** The marks of a line. Their colours are custom properties of the kit: `--mark-river`, `--mark-river-on` … */
export type Mark = 'river' | 'garrison' | 'danger' | 'trading-post' | 'ambush' | 'sabotage';

type Words = Readonly<Record<Language, string>>;

export type MarkTint = {
  readonly id: Mark;
  readonly name: Words;
  readonly letter: Words;
  readonly pattern: PatternName;
  readonly shape: ShapeName;
};

function tint(
  id: Mark,
  [en, fr]: readonly [string, string],
  [letterEn, letterFr]: readonly [string, string],
  pattern: PatternName,
  shape: ShapeName,
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

/** The kit's wave pinches under its letter at this size. */
const WIDER_WAVE = 'M0 6q3-3.6 6 0t6 0t6 0t6 0v12q-3 3.6-6 0t-6 0t-6 0t-6 0z';

export const shapeOf = (mark: Mark): string =>
  mark === 'river' ? WIDER_WAVE : shapes[MARKS[mark].shape];

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
