import type { Card, Line, Tram } from '#games/trambahn/rules/model.ts';
import type { Who } from '#kernel/who.ts';

/** What each mark on the board is, in one line; the rule stands beside it. */
export type MarkWords = {
  stars(points: number): string;
  value(card: Card): string;
  conductor: string;
  terminus(line: Line): string;
  fourth(line: Line): string;
  worth(who: Who, line: Line, points: number): string;
  tramForSale(tram: Tram, price: number): string;
  tramOf(tram: Tram): string;
  noTram: string;
  column(line: Line, points: number, tram: Tram | 0, cards: number): string;
  newColumn: string;
  money(cards: number): string;
  moneyAtRisk(lost: number): string;
  hand(cards: number): string;
  gap: string;
  trams: string;
  pile: string;
  pileLow(cards: number): string;
  discard: string;
  total: string;
};
