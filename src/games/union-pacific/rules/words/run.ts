import type { Who } from '#kernel/who.ts';
import type { CityName, Company, Share, Track } from '../model.ts';
import type { Receipt } from './words.ts';

/** A part of the sentence that tells of a turn. */
export type Clause =
  | { is: 'drew'; track: Track | undefined }
  | { is: 'swapped' | 'discarded'; track: Track }
  | { is: 'built'; company: Company; ends: readonly CityName[]; value: number }
  | { is: 'laid'; shares: readonly Share[] }
  /** `replaced`: what came to its place. */
  | { is: 'took'; share: Share; replaced?: Share }
  | { is: 'took-up' }
  | { is: 'drew-share' | 'exchanged'; share: Share | undefined };

/** What one company paid; without one it was Union Pacific. */
export type PaidBy = { company: Company | undefined; receipts: readonly Receipt[] };

/** The words for a whole turn, and for a whole payment. */
export type RunWords = {
  deeds(who: Who, clauses: readonly Clause[]): string;
  paid(lines: readonly PaidBy[]): string;
};
