import type { Company, Share, Track } from '#games/union-pacific/rules/model.ts';
import type { Language } from '#kernel/game.ts';
import { why as en } from './en-why.ts';
import { why as fr } from './fr-why.ts';

/** Apart from the rest: it comes after the board. */
export type Why = {
  over: string;
  notYours: string;
  house: string;
  notNow: string;
  notHeldOpening(share: Share): string;
  chosen: string;
  mustAct(canBuild: boolean): string;
  notHeldTrack(track: Track): string;
  notDead(track: Track): string;
  noTrackLeft(track: Track): string;
  cannotUse(company: Company, kind: Track, kinds: readonly Track[]): string;
  wrongCard(card: Track, kind: Track): string;
  taken(where: string, company: Company): string;
  twice(company: Company, section: string): string;
  unconnected(company: Company, section: string): string;
  noTrains(company: Company): string;
  emptyPlace: string;
  emptyPile: string;
  noUp: string;
  upByExchange: string;
  notHeldExchange(share: Share): string;
  notHeldInvest(share: Share, held: number): string;
  samePair(share: Share): string;
  tooMany: string;
  /** Where the card could be played, whoever builds. */
  insteadHere(card: Track, spaces: number): string;
  instead(company: Company, spaces: number): string;
  insteadCard(company: Company, cards: readonly Track[]): string;
  unknown: string;
};

const WHY: Readonly<Record<Language, Why>> = { en, fr };

export const whyIn = (language: Language): Why => WHY[language];
