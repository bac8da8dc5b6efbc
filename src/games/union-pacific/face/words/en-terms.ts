import type { Track } from '#games/union-pacific/rules/model.ts';
import type { Who } from '#kernel/who.ts';
import { capital, listOf } from '#ui/phrases.ts';
import { percentOf } from './names.ts';

/** Small words that many sentences are made of. */

const TRACKS = ['plain', 'dotted', 'black', 'white', 'joker'] as const;
const NTH = ['1st', '2nd', '3rd', '4th'] as const;
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;

export const nth = (n: number): string => NTH[n - 1] ?? `${n}th`;
export const count = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;
export const spelt = (n: number, one: string): string =>
  `${NUMBERS[n] ?? n} ${one}${n === 1 ? '' : 's'}`;
export const list = (parts: readonly string[], word: 'and' | 'or' = 'and'): string =>
  listOf(parts, word);
export const percent = (of: number): string => `${percentOf(of)}%`;
export const millions = (n: number): string => `${n} million`;
export const me = (who: Who): string => (who.you ? 'you' : who.name);
export const whose = (name: string): string => `${name}’s`;

export const track = (kind: Track): string => TRACKS[kind] ?? '';

export const trackCard = (kind: Track): string => capital(track(kind));

export const tracks = (n: number, kind: Track): string =>
  kind === 4 ? count(n, 'joker') : `${n} ${track(kind)}`;

/** Whose shares of a company are the most, the second most, and so on. */
export const place = (rank: number): string =>
  ['first', 'second', 'third', 'fourth', 'fifth'][rank - 1] ?? `${rank}th`;

export const card = (kind: Track): string => (kind === 4 ? 'joker' : `${track(kind)} card`);
