import { type Viewer as InWords, seatColour, viewing } from '#ui/viewer.ts';
import { colours } from './colours.ts';
import { wordsIn } from './words/index.ts';
import type { Words } from './words/words.ts';

export { whoIs } from '#ui/viewer.ts';

/** Who looks at the table. */
export type Viewer = InWords<Words>;

export const { ViewerProvider, useViewer, useViewerOf } = viewing<Viewer>((listener) => ({
  ...listener,
  words: wordsIn(listener.language),
}));

export const colourOf = seatColour(colours);
