import type { Line, Tram } from '#games/trambahn/rules/model.ts';

/** How the pieces of the box are marked, in every language alike. */

export const LINES: readonly Line[] = [0, 1, 2, 3];

/** 1.1 */
export const NUMERALS = ['I', 'II', 'III', 'IV'] as const;

/** The end of the names of a line's colours: `--line-iii-on`, `#pt-line-iii`. */
export const TONES = ['i', 'ii', 'iii', 'iv'] as const;

/** A tram's drawing and its colour `--tram-steam`. */
export const TRAM_KINDS = { 2: 'horse', 3: 'steam', 4: 'electric' } as const satisfies Record<
  Tram,
  string
>;

/** Seats wear colours that no line wears. */
export const SEAT_COLOURS = ['purple', 'black'] as const;
