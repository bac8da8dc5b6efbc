import type { Share, Track } from '#games/union-pacific/rules/model.ts';
import type { Language } from '#kernel/game.ts';
import type { Who } from '#kernel/who.ts';
import type { Case, Pip } from '../logic/prospectus.ts';
import { prospectus as en } from './en-prospectus.ts';
import { prospectus as fr } from './fr-prospectus.ts';

/** The sheet of a company. It comes after the board. */
export type ProspectusWords = {
  title(share: Share): string;
  trains(all: number, left: number): string;
  up: string;
  value: string;
  shares(all: number): string;
  each: string;
  /** So many shares of one sort: where they are, and by whom they were laid out or taken. */
  pips(is: Pip['is'], count: number, who: Who | undefined, up: boolean): string;
  pays: string;
  row(share: Share, row: readonly number[]): string;
  you: string;
  forYou: string;
  third: string;
  case(is: Case['is'], rival: { name: string; lays: number; seen: boolean } | undefined): string;
  safe: string;
  open: string;
  spaces(spaces: number): string;
  closed: string;
  track(track: Track, spaces: number): string;
  close: string;
};

const WORDS: Readonly<Record<Language, ProspectusWords>> = { en, fr };

export const prospectusIn = (language: Language): ProspectusWords => WORDS[language];
