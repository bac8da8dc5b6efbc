import type { ProgramWords } from './words.ts';

export const en: ProgramWords = {
  entry: 'Let a program play…',
  title: 'A program at your seat',
  text: 'With a token of your seat, a program of your own sees what you see and plays for you. You may still play yourself.',
  exists: (when) => `There is a token, made ${when}. It is not shown again.`,
  make: 'Make a token',
  makeAnother: 'Make another, ending this one',
  end: 'End the token',
  token: 'Token of your seat',
  once: 'It is shown this once: copy it now. Whoever has it plays your seat.',
  copy: 'Copy',
  copied: 'Copied',
  ended: 'The token has ended: no program plays your seat any more.',
  examples: 'How a program plays: examples',
  failed: 'The station does not answer. Try again in a moment.',
  tooFast: 'That was too often. Wait a moment, then try again.',
  close: 'Back to the menu',
};
