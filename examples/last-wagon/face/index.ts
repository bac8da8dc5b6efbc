import { type LastWagon, MOST_UNCOUPLED } from '#games/last-wagon/rules/model.ts';
import type { Face } from '#ui/face.ts';
import { Board, Score, ScoreLine } from './board.tsx';
import { wordsIn } from './words.ts';

/** How The Last Wagon looks and is handled. */
export const lastWagonFace: Face<LastWagon> = {
  Board,
  Score,
  ScoreLine,
  Result: Score,
  subtitle: ({ wagons }, language) => wordsIn(language).left(wagons),
  steps: ({ phase }, language) => ({
    names: [wordsIn(language).turn],
    now: phase === 'turns' ? 0 : -1,
  }),
  explain: ({ rule }, _action, { table }, language) =>
    rule.startsWith('2.')
      ? wordsIn(language).tooMany(Math.min(MOST_UNCOUPLED, table.wagons))
      : wordsIn(language).notNow,
  durationOf: () => 300,
};
