import type { RatingPace } from '#protocol/http/people.ts';

/** What a log sheet says. Figures come as they are to be written. */
export type ProfileMessages = {
  sheet: string;
  titleOf(name: string): string;
  mine: string;
  since(date: string): string;
  /** A guest's own, which only they read. */
  guest: string;
  ticket: string;
  facts: { all(count: number): string; won(count: number): string; kept: string };
  share: string;
  shared: string;
  notShared: string;
  replays: string;
  /** Of somebody else's sheet. `to`: a table of one's own that waits. */
  invite: {
    whom(name: string): string;
    to(game: string, free: number): string;
    done(to: string): string;
    failed: string;
    lay: string;
    ticket: string;
    takeTicket: string;
    trouble: string;
  };
  /** The games that are kept in this browser. */
  local: {
    title: string;
    note: string;
    none: string;
    begin: string;
    best: string;
    mean: string;
    longest: string;
    decisions(count: number): string;
  };
  results: {
    title: string;
    note: string;
    none: string;
    game: string;
    played: string;
    won: string;
    places: string;
    rating: string;
    all: string;
    /** First, second, third, and beyond: how often. */
    placesAre(counts: readonly number[]): string;
    first: string;
    second: string;
    third: string;
    beyond: string;
  };
  rating: {
    title: string;
    pace: string;
    paces: Readonly<Record<RatingPace, string>>;
    few(left: number): string;
    none: string;
    highest(value: string, date: string): string;
    drawn(game: string, from: string, to: string, highest: string): string;
  };
  against: {
    title: string;
    won: string;
    lost: string;
    you: string;
    others(count: number): string;
    fewer: string;
  };
  bySeat: { title: string; of(count: number): string; note(mean: string): string };
  bots: {
    title: string;
    one(beaten: number, met: number, game: string): string;
    last(when: string, mine: string, theirs: string): string;
    challenge: string;
  };
  punches: {
    title: string;
    toCome: string;
    win: string;
    ten: string;
    hundred: string;
    every: string;
    steady: string;
  };
  games: {
    title: string;
    none: string;
    stopped: string;
    more: string;
    row(names: readonly string[]): string;
    you: string;
    /** These, and whoever reads if they are among them. */
    won(names: readonly string[], you: boolean): string;
  };
  settings: { rated: string; unrated: string; switchOff: string; switchOn: string };
  note: string;
  few(left: number): string;
  nobody: { title: string; text: string; back: string };
  trouble: string;
  /** The same of one's own: what is kept here is shown all the same. */
  troubleMine: string;
  again: string;
};
