import type { Action, Event, Options, UnionPacific } from '#games/union-pacific/rules/model.ts';
import type { RuleId } from '#kernel/game.ts';
import type { Example, Said } from '#kernel/lesson.ts';

type Tried = Pick<Example<UnionPacific>, 'at' | 'tried' | 'lit' | 'seen' | 'opens' | 'after'>;

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
  ...aboutOf(tried.tried),
  ...tried,
});

/** A space has no name on the board: it is told by the train that would stand there. */
function aboutOf(tried: Action): { about?: readonly Event[] } {
  if (tried.do !== 'build') return {};
  const { track, company, space } = tried;
  const nowhere = { name: '' };
  return {
    about: [
      { is: 'train-built', seat: 0, track, company, space, ends: [nowhere, nowhere], value: 0 },
    ],
  };
}

export const [PLAIN, DOTTED, BLACK, WHITE, JOKER] = [0, 1, 2, 3, 4];

export const build = (track: number, company: number, space: number): Action => ({
  do: 'build',
  track,
  company,
  space,
});
