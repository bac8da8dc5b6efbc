/** What the page of a rulebook says beside the book. */
export type RulesPageMessages = {
  inShort: string;
  learn: string;
  /** "What follows is the whole book. *Where does each rule come from?* is told at the end." */
  rest: string;
  provenance: string;
  told: string;
  /** On phones: what the books and chapters stand behind. */
  chapters: string;
  /** At a rule that refuses something: to where one does just that. */
  tryIt: string;
  /** Said where it opens in a window of its own. */
  apart: string;
};
