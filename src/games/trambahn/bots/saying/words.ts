import type { PartWords } from '#bots/saying.ts';
import type { Card, Line, Tram } from '#games/trambahn/rules/model.ts';

/** The titles of advice, and the parts of its reasons. */
export type AdviceWords = {
  passengers(laid: readonly { card: Card; row: Line }[]): string;
  noPassenger: string;
  /** `started`: a new column. */
  stations(columns: readonly { line: Line; started: boolean; cards: readonly Card[] }[]): string;
  noStation: string;
  bank(cards: readonly Card[]): string;
  keepAll: string;
  buy(bought: readonly { tram: Tram; line: Line }[]): string;
  noTram: string;
  parts: Readonly<Record<'points' | 'lines' | 'means' | 'rows' | 'won', PartWords>>;
};
