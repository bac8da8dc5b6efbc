/**
 * Everything the shell and the front page say. A language that lacks a message, or has one too many, does not compile.
 * Pages that are loaded on their own bring their own catalogue (`words/about`), read with `useCatalogue`.
 */
export type Messages = {
  /** The language's own name. */
  language: string;

  shell: {
    skip: string;
    home: string;
    nav: string;
    hall: string;
    crew: string;
    daily: string;
    rules: string;
    about: string;
    hello: string;
    /** Where the guest's name leads. */
    account: string;
    languages: string;
    toNight: string;
    toDay: string;
    menu: string;
    cancel: string;
    close: string;
    loading: string;
    newVersion: string;
    reload: string;
    install: string;
    /** The foot of every page. */
    footPlay: string;
    footCredit: string;
    /** Something failed to load: an old page after an update, or no network. */
    brokenTitle: string;
    brokenText: string;
  };

  guest: {
    title: string;
    text: string;
    label: string;
    save: string;
  };

  players(least: number, most: number): string;

  front: {
    /** Two lines. */
    title(games: number): readonly [string, string];
    lede: string;
    doors: string;
    play: string;
    /** Which game the tickets are for. */
    which: string;
    go: string;
    serial(number: string): string;
    solo: Omit<TicketWords, 'text'> & {
      /** With so many bots. */
      rivals(bots: number): string;
      change: string;
    };
    here: TicketWords & {
      /** For a game of more than two; with a curtain, if there is something to hide. */
      several(least: number, most: number, curtain: boolean): string;
    };
    link: TicketWords;
  };

  tables: {
    title: string;
    none: string;
    noneText: string;
    resume: string;
    review: string;
    yourTurn: string;
    theirTurn(seats: number): string;
    waiting: string;
    over: string;
    /** Who has won; several, if they share it. */
    won(names: readonly string[]): string;
    /** Leads to what this browser's games come to. */
    figures: string;
    putAway: string;
    putAwayWhich(table: string): string;
    putAwayTitle: string;
    /** What that means for a game of this browser, and for one over a link. */
    putAwayHere: string;
    putAwayOnline: string;
    ways: Readonly<Record<'solo' | 'here' | 'online', string>>;
    /** Who sits at a table: "Anouk and Basile". */
    together(names: readonly string[]): string;
    when(then: number, now: number): string;
  };

  names: {
    /** Somebody who has not given a name, by the seat. */
    player(number: number): string;
  };

  rules: RulesWords;

  lost: {
    title: string;
    text: string;
    home: string;
  };
};

type TicketWords = {
  title: string;
  text: string;
  kind: string;
};

/** Where a rule comes from; it may have two. One without a mark stands in the printed booklet; the house rules are our own. */
export type Mark =
  | 'printed'
  | 'published'
  | 'ruling'
  | 'option'
  | 'recalled'
  | 'reconstructed'
  | 'house';

type RulesWords = {
  title(game: string): string;
  other: string;
  house: string;
  search: string;
  searchHint: string;
  clear: string;
  /** How many rules are shown of all. */
  found(shown: number, all: number): string;
  nothing: string;
  contents: string;
  marks: string;
  mark: Readonly<Record<Mark, { name: string; meaning: string }>>;
  link(rule: string): string;
  missing: string;
  missingText: string;
};
