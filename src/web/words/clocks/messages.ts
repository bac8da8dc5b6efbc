/** What the clocks at a table say. */
export type ClocksWords = {
  /** Of whom the clock in the head is, for whoever does not see it: a sentence. */
  yours(what: string): string;
  theirs(name: string, what: string): string;
  /** Live, the time of one's own move: beside the reserve. */
  reserve(left: string): string;
  noReserve: string;
  yourReserve: string;
  reserveOf(name: string): string;
  moveOf(name: string): string;
  yourMove: string;
  out: string;
  standsIn: string;
  theyAreOut(name: string): string;
  /** Slow: under the deadline. */
  left(time: string): string;
  leftOf(name: string, time: string): string;
  asleep: string;
  /** A time of day, or a day with its time: for the two after it. */
  hour(time: string): string;
  day(when: string): string;
  wakes(when: string): string;
  wakesFor(name: string, when: string): string;
  paused: string;
  resumes: string;
  /** At a seat. */
  seat: {
    before(deadline: string): string;
    asleep: string;
    out: string;
    reserve(left: string): string;
  };
  /** Said aloud, once each. */
  lastMinute: string;
  timeIsOut(names: readonly string[]): string;
  yourTimeIsOut: string;
};
