/** What is said of a poster, at the end of a game and in a replay. Fetched with that. */
export type PosterWords = {
  keep: string;
  title: string;
  drawing: string;
  failed: string;
  svg: string;
  png: string;
  share: string;
  copyPicture: string;
  copy: string;
  copied: string;
  /** It could be neither handed on nor copied. */
  refused: string;
  close: string;
  day(date: Date): string;
};
