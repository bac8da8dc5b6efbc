/** What is said where several games of one deal are compared. */
export type DealMessages = {
  title: string;
  /** At the end of a game. */
  again: string;
  compare: string;
  failed: string;
  none: string;
  noneText: string;
  /** Which other game it is compared with. */
  which: string;
  /** Another game of one's own, by when it was. */
  earlier(day: string): string;
  /** How far both went the same way. */
  alike(turns: number): string;
  allAlike: string;
  you: string;
  common: string;
  turn(turn: number): string;
  /** « écart 11 » */
  gap(points: string): string;
  level: string;
  head: { turn: string; mine: string; theirs: string; gain: string };
  same: string;
  ended: string;
  gainNote: string;
  luckNote: string;
  /** In which of the games the stationmaster was asked. */
  advised(games: readonly string[]): string;
  /** The picture in a sentence. */
  spoken(common: number, mine: string, theirs: string): string;
  play: string;
  invite: string;
  invited: string;
  noClipboard: string;
  /** For whoever opens such a link. */
  coming: {
    title(name: string): string;
    text(game: string, rivals: readonly string[]): string;
    hidden: string;
    board: string;
    bad: string;
    badText: string;
  };
};
