import type { Action, Line, Tram } from '#games/trambahn/rules/model.ts';
import type { Who } from '#kernel/who.ts';
import type { KeyLine } from '#ui/face.ts';

/** A column that came or grew: its stations as "6·7·8", its conductors by number. */
export type Grown = {
  line: Line | undefined;
  stations: string;
  conductors: number;
  /** Of those of its line: the second, the third. Nothing: it was there before. */
  nth?: number;
};

/** What of a turn is worth telling, one by one. */
export type Deed =
  | { is: 'opened' | 'extended'; columns: readonly Grown[] }
  | { is: 'sold'; columns: number }
  | { is: 'conductors'; rows: readonly Line[] }
  | { is: 'hot'; row: Line }
  | { is: 'trams'; trams: readonly Tram[]; price: number }
  | { is: 'bonus' }
  /** By the fourth passenger. */
  | { is: 'scored'; rows: readonly Line[] }
  | { is: 'ended' }
  | { is: 'banked'; cards: number };

/** The digest, the signs, and the table read aloud. */
export type TellingWords = {
  /** "Scoring 4, red line: you 8, Max 30". */
  scoring(nth: number, line: Line, points: readonly (readonly [Who, number])[]): string;
  /** `theirs`: what it brought the rival, where it brought oneself nothing. */
  scoringShort(line: Line, theirs?: readonly [Who, number]): string;
  /** After "−2": "money cards: the draw pile is empty". Without a loss of one's own, a whole sentence. */
  halved(own: number | undefined, others: readonly (readonly [Who, number])[]): string;
  halvedShort(own: number | undefined): string;
  /** `first`: right after the name, with a verb. */
  deed(deed: Deed, first: boolean): string;
  /** The same in two words. */
  deedShort(deed: Deed): string;
  banked(cards: number): string;

  ranOut: {
    title: string;
    short: string;
    text(lost: readonly (readonly [Who, number])[]): string;
  };
  lastScoring: { title: string; short: string; text: string };

  aloud: {
    stands(turn: number, scorings: number, points: readonly (readonly [Who, number])[]): string;
    may(does: readonly Action['do'][], money: number, hand: number, hot: readonly Line[]): string;
    waits(name: string): string;
    over: string;
  };
  keys: readonly KeyLine[];
};
