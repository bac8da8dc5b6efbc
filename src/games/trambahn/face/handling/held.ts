import type { Situation } from '../logic/gesture.ts';
import { type Lying, type Place, samePiece } from '../logic/places.ts';

/** What somebody has in hand: a piece, a place they asked about, or nothing. */
export type Held =
  | { is: 'nothing' }
  | (Lying & {
      is: 'piece';
      /** The place that has just refused it. */
      no?: Place | 'itself';
    })
  | { is: 'place'; place: Place };

export const NOTHING: Held = { is: 'nothing' };

export const isHeld = (held: Held, { piece, at }: Lying): boolean =>
  held.is === 'piece' && held.at === at && samePiece(held.piece, piece);

/** Is it still there? The table may have changed under somebody's hand. */
export function stillHeld(held: Held, { table, own, seat }: Situation): Held {
  if (held.is === 'piece') {
    const there =
      held.piece.is === 'card'
        ? own?.hand[held.at] === held.piece.card
        : table.display[held.at] === held.piece.tram;
    return there ? held : NOTHING;
  }
  if (held.is === 'place' && held.place.startsWith('column:')) {
    const columns = table.players[seat].columns.length;
    return Number(held.place.slice('column:'.length)) < columns ? held : NOTHING;
  }
  return held;
}
