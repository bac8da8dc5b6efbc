import type { Seat } from '#kernel/game.ts';
import type { TableParts } from './playing.ts';

/** Who is who at a table, for another part of the house. */
export type Standing = {
  /** All the seats of this holder; none: they watch. */
  seatsOf(holder: string): readonly Seat[];
  /** What is written at the seats; an open one has nothing. */
  names: readonly (string | undefined)[];
  isOver: boolean;
  isTalkClosed: boolean;
};

export function standingOf({ seating, viewers }: TableParts): Standing {
  return {
    seatsOf: (holder) => seating.seatsOf(holder),
    names: seating.seats.map((seat) => (seat.kind === 'open' ? undefined : seat.name)),
    isOver: viewers.status === 'over',
    isTalkClosed: seating.beside.talkClosed ?? false,
  };
}
