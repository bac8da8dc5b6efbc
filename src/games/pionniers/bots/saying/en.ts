import type { AdviceWords } from './words.ts';

export const en: AdviceWords = {
  lay: 'Throw to lay track',
  move: 'Throw to move',
  crate: (line, space) => `Dynamite on line ${line + 1}, at ${space}`,
  keep: 'Keep the crate',
  parts: {
    mine: {
      more: (by) => `the train itself gains ${by}% of chance`,
      less: (by) => `the train itself loses ${by}% of chance`,
    },
    rivals: {
      more: (by) => `the others’ delay is worth ${by}% of chance`,
      less: (by) => `the others gain ${by}% of chance`,
    },
  },
};
