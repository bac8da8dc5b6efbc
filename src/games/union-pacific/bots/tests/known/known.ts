import type { Action } from '#games/union-pacific/rules/model.ts';
import type { Moment } from '#games/union-pacific/rules/tests/position.ts';

/** Some part of an action: every action that has it is meant. */
export type Part = Partial<Record<string, unknown>> & Pick<Action, 'do'>;

/** A position of the first seat about which there is no doubt: what is best, or what is a blunder. */
export type Known = { why: string; position: Moment } & (
  | { best: readonly Part[] }
  | { blunders: readonly Part[] }
);
