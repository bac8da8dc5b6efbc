/** What the page of the computer players says. */
export type CrewMessages = {
  title: string;
  lede: string;
  games: string;
  strengthAt(game: string): string;
  /** What the drawing means; `own` after so many games of one's own. */
  bars(games: string): string;
  flag(games: number): string;
  noLadder: string;
  you: string;
  /** « 1 395 ± 25 » */
  strength(elo: string, within: string): string;
  strengthSpoken(name: string, elo: string, within: string): string;
  yours(elo: string, within: string): string;
  /** How long a move takes: at once, a moment, or so many seconds. */
  atOnce: string;
  aMoment: string;
  seconds(count: string): string;
  match: string;
  record(won: number, lost: number): string;
  neverMet: string;
  play: string;
  playAgainst(name: string): string;
  notAboard: string;
  holes: string;
  several: string;
};
