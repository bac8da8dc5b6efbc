import type { Seat } from '#kernel/game.ts';
import type { SeatShown } from '#protocol/parts.ts';
import type { Status } from '#protocol/to-client.ts';
import type { Beside } from './beside.ts';
import { hasBegun, type SeatStored } from './store.ts';

/** A table as its link shows it to anybody. What it is made of is stored: nobody need open the game to tell it. */
export type Summary = {
  game: string;
  seats: SeatShown[];
  status: Status;
  /** Only those who are invited may know who sits there. */
  access?: 'private';
};

/** `over`: has the game ended? `isHere`: does the guest on this seat have the table open? */
export function summaryOf(
  game: string,
  { seats, beside }: { seats: readonly SeatStored[]; beside: Beside },
  over: boolean,
  isHere: (holder: string, seat: Seat) => boolean,
): Summary {
  return {
    game,
    seats: seats.map((seat, i) =>
      seat.kind === 'guest'
        ? { kind: 'guest', name: seat.name, here: isHere(seat.holder, i) }
        : { ...seat },
    ),
    status: statusOf(hasBegun(seats, beside), over),
    ...(beside.access === 'private' ? { access: 'private' } : {}),
  };
}

export function statusOf(begun: boolean, over: boolean): Status {
  if (!begun) return 'waiting';
  return over ? 'over' : 'running';
}
