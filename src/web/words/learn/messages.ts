/** What the conductor says beside the words of a lesson, and what stands on the card. */
export type LearnMessages = {
  /** The name of the card. */
  conductor: string;
  /** Where the pupil is: "Stop 3/12". */
  line(stop: number, stops: number): string;
  /** Opens the list of stops. */
  choose: string;
  yourTurn: string;
  back: string;
  why: string;
  /** The number of an article: "rule 9.1". */
  rule(rule: string): string;
  /** Leads from an article to the book. */
  book: string;
  leave: string;
  next: string;
  /** The same at the last stop. */
  last: string;
  /** The way out when the lesson is done. */
  toDoor: string;
  /** Above a wrong move of which nothing was right. */
  notQuite: string;
  /** What the rules allow, and this stop is not about. */
  elsewhere: string;
  wellDone: string;
  end: string;
  playOn: string;
  /** Where the lesson leads to a new game. */
  newGame: string;
  /** The table could not be made. */
  noTable: string;
  again: string;
  /** A run of stars, read aloud. */
  stars(count: number): string;
  /** The page's name, for the window. */
  title(game: string): string;
  rival: string;
  /** Where one tries what a rule refuses. */
  trying: {
    /** Above what the rule says: "Rule 5.2". */
    title(rule: string): string;
    /** Before what is to be tried, as `yourTurn` before what is to be done. */
    toTry: string;
    /** Tries it, where the table has nothing to be touched for it. */
    offer: string;
    /** Has the others play, whose turn it is. */
    others: string;
    /** Something allowed was done first. */
    first: string;
    refused: string;
    /** What to do when it has been refused. */
    instead: string;
    /** Something else was done. */
    allowed: string;
    farewell: string;
    /** Leads to the rule in the book. */
    back: string;
    again: string;
  };
  firstGame: {
    title: string;
    /** Before what people usually do. */
    usually: string;
    /** On a phone: shows all of it. */
    read: string;
    close: string;
    never: string;
  };
};
