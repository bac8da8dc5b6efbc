/** What the draft says: a plan in pencil, sealed or not. Fetched with it. */
export type PlanWords = {
  title: string;
  /** Only whoever planned it sees it. */
  private: string;
  /** On the board, while it is planned on. */
  inPencil: string;
  nothing: string;
  /** Whose turn it is has not been reached yet by the game: nothing can be planned. */
  notNow: string;
  empty: string;
  /** A step of which nothing is told: the end of a part of the turn. */
  silent: string;
  /** What comes between two steps by itself: income. */
  meanwhile(changes: string): string;
  /** `from` and `to` as they are written. */
  becomes(name: string, from: string, to: string): string;
  noMore: string;
  unjudged: string;
  undo: string;
  erase: string;
  seal: string;
  sealed: string;
  sealedCount(steps: number): string;
  break: string;
  /** Played by the table itself, also when this page is closed. */
  leave: string;
  back: string;
  list(steps: number): string;
  view: string;
  hide: string;
  yourTurn: string;
  /** The first step is about to be played. */
  soon: string;
  now: string;
  stop: string;
  /** What was sealed has been played. */
  played: string;
  broken: string;
};
