import type { KnownPosition } from '#bots/tests/knowledge.ts';
import type { Action } from '#games/trambahn/rules/model.ts';
import type { Position } from '../positions.ts';

export type Known = KnownPosition<Position, Action>;
