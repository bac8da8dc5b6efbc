import type { Company, Share } from '#games/union-pacific/rules/model.ts';
import type { Language } from '#kernel/game.ts';
import type { Who } from '#kernel/who.ts';
import type { TakingRead } from '../logic/worth.ts';
import { news as en } from './en-news.ts';
import { news as fr } from './fr-news.ts';

/** Shares of one kind that somebody has laid out, and what has come of it. `place` 0: none that is paid. */
export type Laid = { share: Share; count: number; place: number; tied: boolean; pays: number };

/** What somebody has done since one's turn, as far as it matters. */
export type Doing =
  | { is: 'built'; company: Company; from: number; to: number }
  | { is: 'laid'; laid: readonly Laid[] }
  | { is: 'took'; shares: readonly Share[] }
  | { is: 'exchanged' }
  | { is: 'idle' }
  /** An opening investment, still secret. */
  | { is: 'chose' };

/** Who is paid how much; the imaginary player has no seat. */
export type Sum = { who: Who | 'third'; amount: number };

/** What matters of what happened, and how the table stands, in few words. */
export type News = {
  /** After the name of who did it. */
  doing(doing: Doing, alone: boolean): string;
  /** From the pile, unseen. */
  drew: string;
  openings(shares: readonly (readonly [Who, Share])[]): string;
  dividend(nth: number, sums: readonly Sum[]): string;
  dividendShort(nth: number): string;
  removed(share: Share): string;
  noUp: string;
  sign: {
    oneLeft: string;
    oneLeftShort: string;
    last: string;
    /** 12.2 */
    lastOfTwo: string;
    noUp: string;
    noUpText: string;
  };
  aloud: {
    /** `money`: what everybody has, as far as it is known; `pays`: what a dividend would bring these eyes. */
    score(money: readonly Sum[], pays: number | undefined, left: number, chance: number): string;
    over(money: readonly Sum[]): string;
    waits(name: string): string;
    house: string;
    open(shares: readonly Share[]): string;
    act(builds: number, companies: number, shares: number): string;
    take(takings: readonly TakingRead[]): string;
    exchange(left: number): string;
    swap: string;
    discard: string;
  };
};

const NEWS: Readonly<Record<Language, News>> = { en, fr };

export const newsIn = (language: Language): News => NEWS[language];
