import type { Language } from '#kernel/game.ts';

/** The drawings of a game in one language, as the build writes them (`scripts/client/albums.ts`). */
export type DrawnAlbum = {
  /** The sheets they wear, in this order. */
  readonly styles: readonly string[];
  /** What they refer to by id. */
  readonly scene: string;
  /** By name. */
  readonly drawings: Readonly<Record<string, string>>;
};

/** Within the site. */
export const albumFile = (game: string, language: Language): string =>
  `pictures/${game}.${language}.json`;

/** The content security policy refuses a style in what is put into a page: there it stands under this name. */
export const STYLE = 'data-style';
