import { boardOf } from '../board.ts';
import type { Space, Table } from '../model.ts';

/** The track cards by name, and the spaces by the cities between which they lie. */

export const [PLAIN, DOTTED, BLACK, WHITE, JOKER] = [0, 1, 2, 3, 4] as const;

/** The space of a section of the usual board, counted from the home end of a start or as the map lists it. */
export function spaceOf(from: string, to: string, nth = 0, board: Table['board'] = USUAL): Space {
  const { data, sections } = boardOf(board);
  const at = data.sections.findIndex(({ a, b }) => a === from && b === to);
  if (at < 0) throw new Error(`no section from ${from} to ${to}`);
  return (sections[at]?.first ?? 0) + nth;
}
const USUAL = 'north-america';
