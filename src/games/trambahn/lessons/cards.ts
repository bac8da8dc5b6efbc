import { type Card, CONDUCTOR, type Line, stationOf } from '#games/trambahn/rules/model.ts';

/** Cards as lessons and tests write them: `b4` is the blue 4, `y10` the yellow 10, `c` a conductor. */

export const BLUE: Line = 0;
export const RED: Line = 1;
export const GREEN: Line = 2;
export const YELLOW: Line = 3;
export const LINES: readonly Line[] = [BLUE, RED, GREEN, YELLOW];

const LETTERS = 'brgy';

export function card(name: string): Card {
  if (name === 'c') return CONDUCTOR;
  const line = LETTERS.indexOf(name.charAt(0)) as Line | -1;
  const value = Number(name.slice(1));
  if (line < 0 || !(value >= 1 && value <= 10)) throw new Error(`no card is called ${name}`);
  return stationOf(line as Line, value);
}

/** Several, with spaces between them. */
export function cards(names: string): Card[] {
  return names.split(' ').filter(Boolean).map(card);
}
