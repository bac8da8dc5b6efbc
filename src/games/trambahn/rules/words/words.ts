import type { Who } from '#kernel/who.ts';
import type { Card, Line, Tram } from '../model.ts';

/** What the narrator can say. A language that lacks a sentence does not compile. */
export type Words = {
  line(line: Line): string;
  card(card: Card): string;
  tram(tram: Tram): string;
  moneyDealt(first: Who, second: Who, counts: readonly [number, number]): string;
  cardsDrawn(who: Who, count: number): string;
  cardsDrawnSeen(who: Who, cards: readonly Card[]): string;
  passengerLaid(who: Who, card: Card, row: Line): string;
  lineScored(
    line: Line,
    nth: number,
    first: Who,
    second: Who,
    points: readonly [number, number],
  ): string;
  columnStarted(who: Who, card: Card): string;
  columnExtended(who: Who, card: Card, line: Line): string;
  bonusScored(who: Who, points: number): string;
  cardBanked(who: Who): string;
  cardBankedSeen(who: Who, card: Card): string;
  tramBought(who: Who, tram: Tram, marks: number): string;
  moneyHalved(first: Who, second: Who, counts: readonly [number, number]): string;
  columnsSold(who: Who, columns: number, cards: number): string;
  tramsDisplayed(trams: readonly Tram[]): string;
  gameEnded(): string;

  /** What was done in a row, told together. */
  passengersLaid(who: Who, laid: readonly { card: Card; row: Line }[]): string;
  stationsLaid(who: Who, columns: readonly LaidColumn[]): string;
  /** Nobody else sees which; whoever laid them does. */
  cardsBanked(who: Who, count: number, cards: readonly Card[]): string;
  tramsBought(who: Who, trams: readonly Tram[], marks: number): string;
  newTrams(trams: readonly Tram[]): string;
};

/** What came to one column in a row. */
export type LaidColumn = { line: Line; started: boolean; cards: readonly Card[] };
