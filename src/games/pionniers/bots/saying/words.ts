import type { PartWords } from '#bots/saying.ts';
import type { Line, Space } from '#games/pionniers/rules/model.ts';

/** The titles of advice, and the parts of its reasons. */
export type AdviceWords = {
  lay: string;
  move: string;
  crate(line: Line, space: Space): string;
  keep: string;
  parts: Readonly<Record<'mine' | 'rivals', PartWords>>;
};
