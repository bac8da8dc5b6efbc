import type { Card } from '#games/railroad-tycoon/rules/model.ts';
import type { Who } from '#kernel/who.ts';
import type { CityRead } from '../logic/network-reading.ts';

/** What marks say of themselves, in one line. It comes after the board. */
export type HintWords = {
  city(city: CityRead, who: (seat: number) => Who): string;
  link(from: string, to: string, owner: Who): string;
  west(city: string, owner: Who | undefined): string;
  mini: string;
  /** What it is, and when it serves. */
  card(card: Card): string;
  level: string;
  income: string;
  shares: string;
  points: string;
  first: string;
  curve: string;
  tycoon: string;
  end: string;
  bag: string;
};
