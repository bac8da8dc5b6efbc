import type { SeatShown } from '#protocol/parts.ts';
import type { Seats, Status, You } from '#protocol/to-client.ts';
import { isThere, watchersIn } from './news.ts';
import { plainText, type Text } from './publish.ts';
import { holdersOf, type Seating, type Visitor } from './seating.ts';
import type { TableTies } from './table-host.ts';

type Yours = Pick<You, 'eyes' | 'mine' | 'hosting'>;

/** What the visitors have been told about the seats. Only what has changed since is told again, to whom it concerns. */
export class SeatsTold {
  readonly #seating: Seating;
  readonly #ties: TableTies;
  readonly #yours = new WeakMap<Visitor, string>();
  #seats: Text | undefined;

  constructor(seating: Seating, ties: TableTies) {
    this.#seating = seating;
    this.#ties = ties;
  }

  /** For everybody: who sits where, and which seat is the host's. Who holds them is told to nobody. */
  shown(visitors: Iterable<Visitor>): Pick<Seats, 'seats' | 'host' | 'watchers'> {
    const here = holdersOf(visitors);
    const elsewhere = this.#ties.elsewhere();
    const seats = this.#seating.seats.map((seat, i): SeatShown => {
      if (seat.kind !== 'guest') return { ...seat };
      const isHere = here.has(seat.holder) || isThere(elsewhere, i);
      return { kind: 'guest', name: seat.name, here: isHere };
    });
    const { hostSeat } = this.#seating;
    const watchers = watchersTold(this.watching(visitors) + watchersIn(elsewhere));
    return {
      seats,
      ...(hostSeat === undefined ? {} : { host: hostSeat }),
      ...(watchers === 0 ? {} : { watchers }),
    };
  }

  /** How many of these have no seat here. Somebody with two pages is one. */
  watching(visitors: Iterable<Visitor>): number {
    const holders = holdersOf(visitors);
    for (const seat of this.#seating.seats) if (seat.kind === 'guest') holders.delete(seat.holder);
    return holders.size;
  }

  /** For this guest alone, who is being told. */
  yours(visitor: Visitor): Yours {
    const yours = this.#yoursOf(visitor);
    this.#yours.set(visitor, JSON.stringify(yours));
    return yours;
  }

  /** Those whose own seats have changed hear it first, so that nobody sees the game begin without them. */
  tell(visitors: Iterable<Visitor>, status: Status, youText: (yours: Yours) => Text): void {
    const everybody = [...visitors];
    for (const visitor of everybody) {
      const before = this.#yours.get(visitor);
      if (JSON.stringify(this.#yoursOf(visitor)) === before) continue;
      visitor.send(youText(this.yours(visitor)));
    }
    const text = plainText({ t: 'seats', ...this.shown(everybody), status });
    if (text === this.#seats) return;
    this.#seats = text;
    for (const visitor of everybody) visitor.send(text);
  }

  #yoursOf(visitor: Visitor): Yours {
    const seating = this.#seating;
    const { holder } = visitor;
    return {
      eyes: seating.eyesOf(visitor),
      mine: seating.seatsOf(holder),
      hosting: seating.isHost(holder),
    };
  }
}

/** As they are told: many only in round numbers, so that not everybody is told of each who comes. */
export function watchersTold(watchers: number): number {
  const step = watchers < 20 ? 1 : watchers < 200 ? 10 : 100;
  return watchers - (watchers % step);
}
