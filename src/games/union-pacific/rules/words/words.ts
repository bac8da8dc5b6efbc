import type { Who } from '#kernel/who.ts';
import type { CityName, Company, Share, Track } from '../model.ts';

/** Who is paid how much; those whose money is hidden are left out. `third`: the imaginary player. */
export type Receipt = { who: Who | 'third'; amount: number };

/** What the narrator can say. A language that lacks a sentence does not compile. */
export type Words = {
  share(share: Share): string;
  track(track: Track): string;
  cardsDealt(who: Who): string;
  cardsDealtSeen(who: Who, shares: readonly Share[]): string;
  openingChosen(who: Who): string;
  openingChosenSeen(who: Who, share: Share): string;
  openingsRevealed(choices: readonly (readonly [Who, Share])[]): string;
  displayLaid(shares: readonly Share[]): string;
  trackDrawn(who: Who): string;
  trackDrawnSeen(who: Who, track: Track): string;
  tracksReshuffled(): string;
  trackSwapped(who: Who, track: Track): string;
  trainBuilt(who: Who, company: Company, ends: readonly CityName[], value: number): string;
  sharesInvested(who: Who, shares: readonly Share[]): string;
  trackDiscarded(who: Who, track: Track): string;
  stoodIdle(who: Who, track: Track): string;
  shareTaken(who: Who, share: Share): string;
  shareDrawn(who: Who): string;
  shareDrawnSeen(who: Who, share: Share): string;
  upTaken(who: Who): string;
  shareDisplayed(share: Share): string;
  displayRemoved(share: Share): string;
  shareExchanged(who: Who): string;
  shareExchangedSeen(who: Who, share: Share): string;
  dividendTurned(nth: number): string;
  dividendIgnored(): string;
  thirdAppeared(): string;
  companyPaid(company: Company, value: number, receipts: readonly Receipt[]): string;
  upPaid(receipts: readonly Receipt[]): string;
  dividendPaid(nth: number, receipts: readonly Receipt[]): string;
  gameEnded(): string;
};
