import type { Track } from '#games/union-pacific/rules/model.ts';
import type { Who } from '#kernel/who.ts';
import { capital, listOf } from '#ui/phrases.ts';
import { percentOf } from './names.ts';

/** Small words that many sentences are made of. */

const TRACKS = ['simple', 'pointillée', 'noire', 'blanche', 'joker'] as const;
const NUMBERS = [
  'aucune',
  'une',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
] as const;

export const nth = (n: number): string => (n === 1 ? '1er' : `${n}e`);
export const count = (n: number, one: string): string => `${n} ${one}${n < 2 ? '' : 's'}`;
export const spelt = (n: number, one: string): string =>
  `${NUMBERS[n] ?? n} ${one}${n < 2 ? '' : 's'}`;
export const list = (parts: readonly string[], word: 'et' | 'ou' = 'et'): string =>
  listOf(parts, word);
export const percent = (of: number): string => `${percentOf(of).replace('.', ',')} %`;
export const millions = (n: number): string => count(n, 'million');
export const me = (who: Who): string => (who.you ? 'vous' : who.name);

export const track = (kind: Track): string => TRACKS[kind] ?? '';

export const trackCard = (kind: Track): string => capital(track(kind));

export const tracks = (n: number, kind: Track): string => count(n, track(kind));

/** Whose shares of a company are the most, the second most, and so on. */
export const rank = (place: number): string =>
  ['premier', 'deuxième', 'troisième', 'quatrième', 'cinquième'][place - 1] ?? `${place}e`;

export const card = (kind: Track): string => (kind === 4 ? 'joker' : `carte ${track(kind)}`);

/** With its article. */
export const theCard = (kind: Track): string =>
  kind === 4 ? 'le **joker**' : `la carte **${track(kind)}**`;
