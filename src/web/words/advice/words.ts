/** What the stationmaster says to whoever plays alone. Fetched when the board stands. */
export type AdviceWords = {
  /** The button in the bar, with its key. */
  ask: string;
  /** What the key does, for the menu. */
  key: string;
  title: string;
  close: string;
  thinking: string;
  /** `chance`, `error`: whole numbers of a hundred. */
  now(chance: number, error: number): string;
  chance(chance: number, error: number): string;
  /** Compared with the chance now. */
  change(by: number): string;
  /** Nobody can tell it from the choice above. */
  even: string;
  /** The rules allow nothing else. */
  only: string;
  /** They do, but nothing worth a thought. */
  alone: string;
  nothing: string;
  /** Against that choice: `clauses` has one or two, `opposed`: they speak against each other. */
  against(rank: number, clauses: readonly string[], opposed: boolean): string;
  same(rank: number): string;
  /** Where the evaluation, of which the reason is made, and the tries disagree. */
  tried(better: boolean): string;
  /** The evaluation sees no difference. */
  onlyTried: string;
  setUp(rank: number): string;
  put: string;
  /** How many tries each choice has had. */
  tries(count: number): string;
  outOfRecord: string;
  /** In the journal. */
  asked: string;
  notNow: string;
  failed: string;
  /** Told aloud when the advice is there. */
  announced(titles: readonly string[]): string;
};
