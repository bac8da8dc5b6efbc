import type { Company, Track } from '#games/union-pacific/rules/model.ts';
import type { Reason } from '../logic/reason.ts';

/** What every mark of the table says of itself, in one line. */
export type Marks = {
  train(company: Company): string;
  space(where: readonly [section: string, space: string], kind: Track): string;
  city(name: string): string;
  home(name: string, company: Company): string;
  card(kind: Track): string;
  chip(company: Company, spaces: number): string;
  pile(cards: number): string;
  chance: string;
  paid(paid: number, all: number): string;
  tracks(pile: number): string;
  upPile(left: number): string;
  first: string;
  second: string;
  value: string;
  trains: string;
  dividend: string;
  fortune: string;
  hand: string;
  /** Why a holder is, or would be, paid this. `pays`: hidden, if nothing. */
  reason(reason: Reason, pays: number | undefined): string;
  dividendCard(nth: number, all: number): string;
};
