import type { Eyes, Seat } from '#kernel/game.ts';
import { refuse } from './refusing.ts';
import type { SeatStored } from './store.ts';

/** Somebody at the table: a socket, or a page of this browser. `holder` is the guest's mark. */
export interface Visitor {
  readonly holder: string;
  /** Through whose eyes they wish to see. They do while the seat is theirs. */
  readonly seat: Seat | undefined;
  send(text: string): void;
}

/** Who holds which seat, and so who may see and do what. */
export class Seating {
  seats: readonly SeatStored[];

  constructor(seats: readonly SeatStored[]) {
    this.seats = seats;
  }

  get isFull(): boolean {
    return this.seats.every((seat) => seat.kind !== 'open');
  }

  holds(holder: string, seat: Seat): boolean {
    const stored = this.seats[seat];
    return stored?.kind === 'guest' && stored.holder === holder;
  }

  /** All the seats of this guest. */
  seatsOf(holder: string): Seat[] {
    return this.seats.flatMap((_, seat) => (this.holds(holder, seat) ? [seat] : []));
  }

  eyesOf({ seat, holder }: Visitor): Eyes {
    if (seat === undefined) return this.seatsOf(holder)[0] ?? 'watcher';
    return this.holds(holder, seat) ? seat : 'watcher';
  }

  seatOf(visitor: Visitor): Seat {
    const eyes = this.eyesOf(visitor);
    return eyes === 'watcher' ? refuse('not-yours') : eyes;
  }

  /** The seats that never mind an undo of this one: bots, and the other seats of the same guest. */
  easyFor(seat: Seat): Seat[] {
    return this.seats.flatMap((other, index) => {
      const same = other.kind === 'guest' && index !== seat && this.holds(other.holder, seat);
      return other.kind === 'bot' || same ? [index] : [];
    });
  }
}
