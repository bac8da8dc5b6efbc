import type { PosterWords } from './words.ts';

export const en: PosterWords = {
  keep: 'Keep the poster',
  title: 'The poster of this game',
  drawing: 'Drawing…',
  failed: 'The poster could not be drawn.',
  svg: 'As a drawing (SVG)',
  png: 'As a picture (PNG)',
  share: 'Share',
  copyPicture: 'Copy the picture',
  copy: 'Copy the link',
  copied: 'Copied.',
  refused: 'That did not work: keep it as a picture, and send that.',
  close: 'Close',
  day: (date) =>
    date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }),
};
