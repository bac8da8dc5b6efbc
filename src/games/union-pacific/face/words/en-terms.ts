import type { Track } from '#games/union-pacific/rules/model.ts';

/** Small words that many sentences are made of. */

const TRACKS = ['plain', 'dotted', 'black', 'white', 'joker'] as const;

export const count = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

export const list = (parts: readonly string[], word: 'and' | 'or' = 'and'): string =>
  parts.length < 2
    ? (parts[0] ?? '')
    : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1) as string}`;

export const track = (of: Track): string => TRACKS[of] ?? '';

export const tracks = (n: number, of: Track): string =>
  of === 4 ? count(n, 'joker') : `${n} ${track(of)}`;

/** Whose shares of a company are the most, the second most, and so on. */
export const place = (nth: number): string =>
  ['first', 'second', 'third', 'fourth', 'fifth'][nth - 1] ?? `${nth}th`;

export const card = (of: Track): string => (of === 4 ? 'joker' : `${track(of)} card`);
