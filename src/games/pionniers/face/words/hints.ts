import type { Line, Space } from '#games/pionniers/rules/model.ts';
import type { RuleId } from '#kernel/game.ts';
import type { Mark } from '../art/tints.ts';
import type { Who } from './words.ts';

/** What a mark says of itself in one line. `space`: 0 in the legend, where it stands for all of its kind. */
export type HintWords = {
  marks: Readonly<Record<Mark, (space: Space) => string>>;
  slow(space: Space): string;
  clear(who: Who, space: Space): string;
  crate(who: Who, space: Space): string;
  train(who: Who, line: Line, front: Space, railhead: Space): string;
  /** `missing`: how far it still is from its train. */
  engine(who: Who, line: Line, at: Space, missing: number): string;
  start: string;
  finish(space: Space): string;
};

/** Where each is written. */
export const HINT_RULES = {
  river: '6.1',
  garrison: '8.2',
  danger: '9.1',
  'trading-post': '9.6',
  ambush: '8.1',
  sabotage: '11.5',
  slow: '11.1',
  clear: '6.9',
  crate: '6.11',
  train: '1.4',
  engine: '8.3',
  start: '4.5',
  finish: '12.1',
} as const satisfies Readonly<Record<string, RuleId>>;

/** What makes an element answer: the house shows it to pointer, finger and key. */
export const hinted = (
  what: keyof typeof HINT_RULES,
  text: string,
): { 'data-hint': string; 'data-hint-rule': RuleId } => ({
  'data-hint': text,
  'data-hint-rule': HINT_RULES[what],
});
