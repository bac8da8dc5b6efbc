import type { Seat } from '#kernel/game.ts';
import type { SeatShown } from '#protocol/parts.ts';
import type { Status } from '#protocol/to-client.ts';
import type { SeatStored } from './store.ts';

/** A table as its link shows it to anybody. What it is made of is stored: nobody need open the game to tell it. */
export type Summary = { game: string; seats: SeatShown[]; status: Status };

/** `over`: has the game ended? `isHere`: does the guest on this seat have the table open? */
export function summaryOf(
  game: string,
  seats: readonly SeatStored[],
  over: boolean,
  isHere: (holder: string, seat: Seat) => boolean,
): Summary {
  const isFull = seats.every(({ kind }) => kind !== 'open');
  return {
    game,
    seats: seats.map((seat, i) =>
      seat.kind === 'guest'
        ? { kind: 'guest', name: seat.name, here: isHere(seat.holder, i) }
        : { ...seat },
    ),
    status: statusOf(isFull, over),
  };
}

export function statusOf(isFull: boolean, over: boolean): Status {
  if (!isFull) return 'waiting';
  return over ? 'over' : 'running';
}
