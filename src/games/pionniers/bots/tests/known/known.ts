import type { Action, Line, Space } from '#games/pionniers/rules/model.ts';
import type { Position } from '../positions.ts';

/** A position of the first seat about which there is no doubt: what is best, or what is a blunder. */
export type Known = { why: string; position: Position } & (
  | { best: readonly Action[] }
  | { blunders: readonly Action[] }
);

export const LAY: Action = { do: 'lay' };
export const MOVE: Action = { do: 'move' };
export const KEEP: Action = { do: 'keep-crate' };
export const crate = (line: Line, space: Space): Action => ({ do: 'place-crate', line, space });
