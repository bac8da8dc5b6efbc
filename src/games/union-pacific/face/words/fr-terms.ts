import type { Track } from '#games/union-pacific/rules/model.ts';

/** Small words that many sentences are made of. */

const TRACKS = ['simple', 'pointillée', 'noire', 'blanche', 'joker'] as const;

export const count = (n: number, one: string): string => `${n} ${one}${n < 2 ? '' : 's'}`;

export const list = (parts: readonly string[], word: 'et' | 'ou' = 'et'): string =>
  parts.length < 2
    ? (parts[0] ?? '')
    : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1) as string}`;

export const track = (of: Track): string => TRACKS[of] ?? '';

export const tracks = (n: number, of: Track): string => count(n, track(of));

/** Whose shares of a company are the most, the second most, and so on. */
export const rank = (nth: number): string =>
  ['premier', 'deuxième', 'troisième', 'quatrième', 'cinquième'][nth - 1] ?? `${nth}e`;

export const card = (of: Track): string => (of === 4 ? 'joker' : `carte ${track(of)}`);
