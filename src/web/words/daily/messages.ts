/** What is said about the daily trains (H.15). */
export type DailyMessages = {
  title: string;
  /** After the day, of today and of one that is over. */
  lede: string;
  past: string;
  /** Before the number of the rule. */
  rules: string;
  next: string;
  left(hours: number, minutes: number): string;
  days: string;
  before: string;
  after: string;
  toToday: string;
  /** There is no network, or no server. */
  offline: string;
  again: string;
  noSuchDay: string;
  none: string;
  head: {
    board: string;
    train: string;
    game: string;
    deal: string;
    crew: string;
    travellers: string;
    you: string;
    rank: string;
    traveller: string;
    score: string;
    share: string;
  };
  train(number: string): string;
  /** Nothing is settled otherwise. */
  usual: string;
  against(names: readonly string[]): string;
  arrived(shown: string, count: number): string;
  /** One's own journey. */
  state: {
    none: string;
    departed: string;
    running: string;
    left: string;
    rank(rank: number, of: string): string;
  };
  act: { board: string; resume: string; compare: string; look: string };
  /** By what the house answers. */
  trouble: Readonly<Record<string, string>> & { other: string };
  sheet(train: string): string;
  sheetNote: string;
  nobody: string;
  you: string;
  versus(score: string, rival: string): string;
  compareWith(name: string): string;
  /** The picture of all scores in a sentence. */
  spread(count: string, low: string, high: string): string;
  pair(name: string): string;
  pairNone: string;
  first: string;
  notTravelled: string;
  noJourney: string;
  invite: string;
  invited: string;
};
