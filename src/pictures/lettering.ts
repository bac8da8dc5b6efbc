import { escaped, n } from './svg.ts';

/**
 * Words on a picture. Whoever draws has no font at hand, so widths are kept here, in hundredths of the size, of the
 * characters from space to tilde: of Jost in 500 and 700, and of Spectral. A letter with an accent is as wide as without.
 */
type Face = 'sign' | 'bold' | 'text';

const widths = (text: string): readonly number[] => text.split(' ').map(Number);

const WIDTHS: Readonly<Record<Face, readonly number[]>> = {
  sign: widths(
    '30 32 49 63 60 82 71 29 32 32 59 64 31 22 31 55 63 47 60 58 63 60 61 56 58 61 31 36 64 62 64 59 77 69 60 69 70 57 52 79 74 28 28 62 48 84 78 80 58 82 60 58 50 66 69 102 61 60 57 33 53 33 51 51 38 50 59 48 59 54 31 59 54 27 26 50 25 80 55 56 59 59 37 42 27 55 48 71 47 47 49 35 31 35 57',
  ),
  bold: widths(
    '30 34 52 67 62 92 75 31 34 34 59 67 32 22 32 61 66 51 66 62 70 65 67 60 63 67 32 39 64 63 64 63 77 74 66 70 73 60 55 81 79 32 33 70 53 89 79 82 62 86 65 63 56 70 74 107 69 66 62 36 55 36 51 53 38 54 62 49 62 57 34 61 57 28 27 58 27 82 57 59 62 62 41 46 32 57 53 76 53 52 52 40 35 40 57',
  ),
  text: widths(
    '25 25 45 50 50 75 70 25 25 25 35 50 25 38 25 25 50 50 50 50 50 50 50 50 50 50 25 25 50 50 50 48 81 75 66 73 78 65 61 77 81 39 39 72 63 96 80 81 64 81 66 53 67 81 74 98 74 72 65 25 25 25 50 50 27 49 56 48 56 48 34 55 58 31 31 56 29 86 58 54 57 56 40 43 35 56 48 75 50 48 48 25 25 25 50',
  ),
};

const FAMILIES: Readonly<Record<Face, string>> = {
  // A renderer without a browser knows this weight as a family of its own.
  sign: 'font-family="Jost Medium, Jost, Futura, sans-serif" font-weight="500"',
  bold: 'font-family="Jost, Futura, sans-serif" font-weight="700"',
  text: 'font-family="Spectral, Georgia, serif"',
};

/** A character that is not in the table: as wide as any. */
const UNKNOWN = 62;

export function widthOf(text: string, size: number, face: Face = 'sign', spacing = 0): number {
  const letters = Array.from(text.normalize('NFD').replaceAll(/\p{M}/gu, ''));
  const sum = letters.reduce((all, letter) => {
    const code = (letter.codePointAt(0) as number) - 32;
    return all + (letter === '’' ? 29 : (WIDTHS[face][code] ?? UNKNOWN));
  }, 0);
  return (sum / 100) * size + letters.length * spacing;
}

export type Lettered = {
  readonly size: number;
  readonly fill: string;
  readonly face?: Face;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly spacing?: number;
  readonly more?: string;
};

/** One line of words, from a baseline. */
export function words(x: number, y: number, text: string, how: Lettered): string {
  const { size, fill, face = 'sign', anchor = 'start', spacing = 0, more = '' } = how;
  const at = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  const apart = spacing === 0 ? '' : ` letter-spacing="${n(spacing)}"`;
  return `<text x="${n(x)}" y="${n(y)}" ${FAMILIES[face]} font-size="${n(size)}" fill="${fill}"${at}${apart}${more && ` ${more}`}>${escaped(text)}</text>`;
}

/** The same where there is only so much room: smaller down to `least` of its size, then cut short. */
export function fitted(
  x: number,
  y: number,
  text: string,
  how: Lettered & { readonly room: number; readonly least?: number },
): string {
  const { size, face = 'sign', spacing = 0, room, least = 0.7 } = how;
  const wide = widthOf(text, size, face, spacing);
  const k = Math.max(least, Math.min(1, room / wide));
  const small = { ...how, size: size * k, spacing: spacing * k };
  return words(x, y, cut(text, room, small), small);
}

function cut(text: string, room: number, { size, face, spacing = 0 }: Lettered): string {
  const fits = (shorter: string): boolean => widthOf(shorter, size, face, spacing) <= room * 1.01;
  if (fits(text)) return text;
  const letters = Array.from(text);
  while (letters.length > 1 && !fits(`${letters.join('')}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
