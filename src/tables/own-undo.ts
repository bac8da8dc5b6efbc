import type { Seat } from '#kernel/game.ts';
import type { TableParts } from './playing.ts';

/** What an undo names: the last entry, and the one to go back to. */
export type OwnUndo = { after: number; to: number };

/** How the entry of this request is taken back at once (H.1). Nothing: it is not the last in force, or others would be asked. */
export async function ownUndoOf(
  { session, seating }: Pick<TableParts, 'session' | 'seating'>,
  seat: Seat,
  request: string,
): Promise<OwnUndo | undefined> {
  if (seating.beside.ended || session.actors.length === 0) return undefined;
  const made = await session.madeBy(request);
  if (made === undefined || session.floorOf(seat) >= made) return undefined;
  const { told, rest } = await session.past(session.seq);
  if (told.at(-1)?.line.seq !== made) return undefined;
  const to = told.at(-2)?.line.seq ?? rest;
  return to < session.floorOf(seat) ? undefined : { after: session.seq, to };
}
