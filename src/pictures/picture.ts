import type { Kind, Language, Standing, View } from '#kernel/game.ts';

/** A picture as plain SVG, and what it shows in words, for whoever does not see it. */
export type Drawing = { readonly svg: string; readonly alt: string };

/** What somebody sees of a table. A picture of it shows nothing else: it is drawn from this alone. */
export type Position<K extends Kind> = {
  readonly view: View<K>;
  /** By seat. */
  readonly names: readonly string[];
  readonly language: Language;
};

/** A finished game. */
export type Finished<K extends Kind> = Position<K> & {
  readonly standings: readonly Standing[];
  /** All that happened, as it was shown to whoever watched. */
  readonly events: readonly K['event'][];
  /** The day of it as it is to be printed; nothing, if nobody knows. */
  readonly date: string | undefined;
};

/**
 * How one game is drawn where there is no page: in letters, in previews of links, on paper. Colours are literals and nothing is
 * fetched, so that whatever shows SVG shows it. The same things give the same bytes.
 */
export interface Picture<K extends Kind> {
  /** 1200 by 630: where the game stands, who leads and whose turn it is. Read when it is as small as a stamp. */
  position(seen: Position<K>): Drawing;

  /** 900 by 1200: the finished game, to hang on a wall. */
  poster(finished: Finished<K>): Drawing;
}
