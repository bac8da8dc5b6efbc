import type { Own, Table } from '#games/trambahn/rules/model.ts';
import type { Piece, Place } from '../logic/places.ts';

/** What somebody has in hand: a piece, a place they asked about, or nothing. */
export type Hold =
  | { is: 'nothing' }
  | {
      is: 'piece';
      piece: Piece;
      /** Where it lies, in the hand or on the display. */
      at: number;
      /** The place that has just refused it. */
      no?: Place | 'itself';
    }
  | { is: 'place'; place: Place };

export const NOTHING: Hold = { is: 'nothing' };

/** Is it still there? The table may have changed under somebody's hand. */
export function stillHeld(hold: Hold, table: Table, own: Own | undefined, seat: number): Hold {
  if (hold.is === 'piece') {
    const there =
      hold.piece.is === 'card'
        ? own?.hand[hold.at] === hold.piece.card
        : table.display[hold.at] === hold.piece.tram;
    return there ? hold : NOTHING;
  }
  if (hold.is === 'place' && hold.place.startsWith('column:')) {
    const columns = table.players[seat as 0 | 1].columns.length;
    return Number(hold.place.slice('column:'.length)) < columns ? hold : NOTHING;
  }
  return hold;
}
