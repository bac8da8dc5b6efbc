import type { Kind, Language, Seat } from '#kernel/game.ts';

/** A part of an evaluation in words: how much more or less of it a choice brings than another. */
export type PartWords = {
  more(by: number): string;
  less(by: number): string;
};

/** What the seat that asks sees. */
type SeatSees<K extends Kind> = { table: K['table']; own: K['own'] };

/** How one game puts advice into words, and where on its board that is. */
export interface Saying<K extends Kind> {
  /** What is to be done, in a few words: "Le 2, ligne I". */
  title(actions: readonly K['action'][], seen: SeatSees<K>, seat: Seat, language: Language): string;

  /** By the names of its adviser's parts. Which differences are not worth a word, `least` says. */
  readonly parts: Readonly<Record<Language, Readonly<Record<string, PartWords>>>>;
  readonly least: number;

  /** What on the board it is about, by the names that the board gives its parts. */
  spots(actions: readonly K['action'][], seen: SeatSees<K>, seat: Seat): readonly string[];

  /** What is pressed, in order, to lay it out up to where the player goes on. It plays nothing. */
  layOut(actions: readonly K['action'][], seen: SeatSees<K>, seat: Seat): readonly string[];
}
