import type { Eyes, Seat } from '#kernel/game.ts';
import type { OwnUndo } from './own-undo.ts';
import type { TableParts } from './playing.ts';
import { type Seen, seenAt } from './seen.ts';
import type { SinceTurn } from './since-turn.ts';

/** Who is who at a table, for another part of the house. */
export type Standing = {
  /** All the seats of this holder; none: they watch. */
  seatsOf(holder: string): readonly Seat[];
  /** What is written at the seats; an open one has nothing. */
  names: readonly (string | undefined)[];
  /** Its seats are not settled: one may be another's tomorrow, or have another number. */
  isWaiting: boolean;
  isOver: boolean;
  /** How many entries its record has; nothing: it goes on, or was stopped, and has none. */
  record: number | undefined;
  isTalkClosed: boolean;
  sinceTurn(seat: Seat): Promise<SinceTurn>;
  /** How this seat takes back at once what it did by a request. */
  ownUndo(seat: Seat, request: string): Promise<OwnUndo | undefined>;
  /** A copy of what these eyes see there. */
  seen(eyes: Eyes): Seen;
};

export function standingOf(parts: TableParts): Standing {
  const { seating, viewers, session } = parts;
  const isOver = viewers.status === 'over';
  return {
    // Fetched when asked for: no table in a browser is asked from afar.
    sinceTurn: async (seat) => (await import('./since-turn.ts')).sinceTurnOf(parts, seat),
    ownUndo: async (seat, request) =>
      (await import('./own-undo.ts')).ownUndoOf(parts, seat, request),
    seen: (eyes) => seenAt(parts, eyes),
    seatsOf: (holder) => seating.seatsOf(holder),
    names: seating.seats.map((seat) => (seat.kind === 'open' ? undefined : seat.name)),
    isWaiting: viewers.status === 'waiting',
    isOver,
    record: isOver && session.actors.length === 0 ? session.seq : undefined,
    isTalkClosed: seating.beside.talkClosed ?? false,
  };
}
