import type { KnownPosition } from '#bots/tests/knowledge.ts';
import type { Action, Line, Space } from '#games/pionniers/rules/model.ts';
import type { Position } from '../positions.ts';

export type Known = KnownPosition<Position, Action>;

export const LAY: Action = { do: 'lay' };
export const MOVE: Action = { do: 'move' };
export const KEEP: Action = { do: 'keep-crate' };
export const crate = (line: Line, space: Space): Action => ({ do: 'place-crate', line, space });
