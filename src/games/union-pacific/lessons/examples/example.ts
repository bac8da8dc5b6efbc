import type { Action, Options, UnionPacific } from '#games/union-pacific/rules/model.ts';
import type { RuleId } from '#kernel/game.ts';
import type { Example, Said } from '#kernel/lesson.ts';

type Tried = Pick<Example<UnionPacific>, 'at' | 'tried' | 'lit' | 'seen' | 'after'>;

/** A game of three by the usual rules, unless others are told. */
export const USUAL: Options = {
  board: 'north-america',
  spread: false,
  second: false,
  swap: false,
  hiddenMoney: false,
};

export const example = (
  rule: RuleId,
  task: Said,
  tried: Tried,
  options: Partial<Options> = {},
): Example<UnionPacific> => ({
  rule,
  seats: 3,
  options: { ...USUAL, ...options },
  task,
  ...tried,
});

export const [PLAIN, DOTTED, BLACK, WHITE, JOKER] = [0, 1, 2, 3, 4];

export const build = (track: number, company: number, space: number): Action => ({
  do: 'build',
  track,
  company,
  space,
});
