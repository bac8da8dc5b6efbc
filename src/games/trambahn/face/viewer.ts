import { type Viewer as InWords, viewing } from '#ui/viewer.ts';
import { wordsIn } from './words/index.ts';
import type { Words } from './words/words.ts';

export { whoIs } from '#ui/viewer.ts';

/** Who looks at the table. */
export type Viewer = InWords<Words> & {
  /** Who sits at the bottom: the one who looks, the first seat for a watcher. */
  near: 0 | 1;
  far: 0 | 1;
  /** The table is a plan of who looks: nobody waits for them. */
  inPencil?: boolean;
};

export const { ViewerProvider, useViewer, useViewerOf } = viewing<Viewer>((listener) => {
  const near = listener.eyes === 1 ? 1 : 0;
  return { ...listener, words: wordsIn(listener.language), near, far: near === 0 ? 1 : 0 };
});
