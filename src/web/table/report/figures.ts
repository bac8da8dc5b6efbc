import type { Figure } from '#bots/chances.ts';
import { NINETEEN_OF_TWENTY } from '#bots/margin.ts';

/** Parts of a whole as figures on a page: points of a hundred. */

export const percent = ({ mean }: Pick<Figure, 'mean'>): number => Math.round(100 * mean);

/** By so much a figure may be off either way, 19 times out of 20: of what was counted, its standard error. */
export const marginOf = (error: number): number => NINETEEN_OF_TWENTY * error;

/** The same as it is printed, in points: never as nothing. */
export const give = (error: number): number => Math.max(1, Math.ceil(100 * marginOf(error)));

/** Is it on neither side of nought, as far as its error tells? */
export const isUnsure = ({ mean, error }: Figure): boolean => Math.abs(mean) < marginOf(error);

/** A change as it is printed, and which way it went, for whoever colours it. */
export type Sign = { written: string; way: 'plus' | 'minus' | 'even' };

export function signOf(points: number): Sign {
  if (points === 0) return { written: '0', way: 'even' };
  return points < 0
    ? { written: `−${-points}`, way: 'minus' }
    : { written: `+${points}`, way: 'plus' };
}

/**
 * Parts of a sum in whole points, so that what is printed adds up too: each is rounded, and the one that was rounded most
 * makes up for the rest.
 */
export function roundedTo(total: number, parts: readonly number[]): number[] {
  const rounded = parts.map(Math.round);
  for (let rest = total - rounded.reduce((sum, each) => sum + each, 0); rest !== 0; ) {
    const step = Math.sign(rest);
    let most = 0;
    for (const [i, part] of parts.entries()) {
      const off = step * (part - (rounded[i] as number));
      if (off > step * ((parts[most] as number) - (rounded[most] as number))) most = i;
    }
    rounded[most] = (rounded[most] as number) + step;
    rest -= step;
  }
  return rounded;
}
