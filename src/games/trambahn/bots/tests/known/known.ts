import type { Action } from '#games/trambahn/rules/model.ts';
import type { Position } from '../positions.ts';

/** A position of the first seat about which there is no doubt: what is best, or what is a blunder. */
export type Known = { why: string; position: Position } & (
  | { best: readonly Action[] }
  | { blunders: readonly Action[] }
);
