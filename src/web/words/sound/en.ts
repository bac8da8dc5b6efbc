import type { SoundWords } from './words.ts';

export const en: SoundWords = {
  title: 'Sounds',
  on: 'Soft sounds',
  listen: (sound) => `Listen: ${sound}`,
  turn: 'Your turn',
  bell: 'Last minute',
  laid: 'Your move',
  end: 'End of the game',
  hint: 'Whatever a sound tells is also written.',
};
