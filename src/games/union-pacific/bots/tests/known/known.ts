import type { KnownPosition } from '#bots/tests/knowledge.ts';
import type { Action } from '#games/union-pacific/rules/model.ts';
import type { Moment } from '#games/union-pacific/rules/tests/position.ts';

export type Known = KnownPosition<Moment, Action>;
