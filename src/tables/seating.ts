import type { Eyes, Seat } from '#kernel/game.ts';
import type { Closing } from '#protocol/closing.ts';
import type { Beside, StandIn } from './beside.ts';
import type { Text } from './publish.ts';
import { refuse } from './refusing.ts';
import { hasBegun, type SeatStored, type Stored } from './store.ts';

/** Somebody at the table: a socket, or a page of this browser. `holder` is the guest's mark. */
export interface Visitor {
  readonly holder: string;
  /** Through whose eyes they wish to see. They do while the seat is theirs. */
  readonly seat: Seat | undefined;
  /** Where they are: for the server their address. */
  readonly from: string;
  /** They ask by a link, and look at nothing: they are not at the table. */
  readonly isAfar?: true;
  send(text: Text): void;
  /** Tells them why, and lets them stay no longer. */
  dismiss(why: Closing['why']): void;
}

/** Those who are at the table. */
export const holdersOf = (visitors: Iterable<Visitor>): Set<string> =>
  new Set([...visitors].flatMap(({ holder, isAfar }) => (isAfar ? [] : [holder])));

type SeatingStored = Pick<Stored, 'seats' | 'header' | 'version' | 'beside'>;

/** Who holds which seat, and so who may see and do what. */
export class Seating {
  #seats: readonly SeatStored[];
  #beside: Beside;
  #hasBegun: boolean;
  /** The seats by who plays them. */
  #played: readonly SeatStored[];
  /** Asked for with every move, and changed only with the seats. */
  readonly #eyes = new Map<Visitor, Eyes>();

  /** The mark of the guest who may seat and unseat others. Nobody, at a table of before there were hosts. */
  host: string | undefined;
  /** Of what is stored beside the log. */
  version: number;

  constructor({ seats, header: { host }, version, beside }: SeatingStored) {
    this.#seats = seats;
    this.#beside = beside;
    this.#hasBegun = hasBegun(seats, beside);
    this.#played = playedBy(seats, beside);
    this.host = host;
    this.version = version;
  }

  /** As it is stored now. */
  read({ seats, header, version, beside }: Stored): void {
    this.#beside = beside;
    this.seats = seats;
    this.host = header.host;
    this.version = version;
  }

  /** This was stored beside the log, at the version before. */
  wentOn({ version, beside }: { version: number; beside: Beside }): void {
    this.version = version + 1;
    this.beside = beside;
  }

  get seats(): readonly SeatStored[] {
    return this.#seats;
  }

  set seats(seats: readonly SeatStored[]) {
    this.#seats = seats;
    this.#hasBegun = hasBegun(seats, this.#beside);
    this.#played = playedBy(seats, this.#beside);
    this.#eyes.clear();
  }

  get beside(): Beside {
    return this.#beside;
  }

  set beside(beside: Beside) {
    this.#beside = beside;
    this.#hasBegun = hasBegun(this.#seats, beside);
    this.#played = playedBy(this.#seats, beside);
  }

  /** Is nobody waited for any more? */
  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /** The seats by who plays them: where a bot stands in, it is the bot's. */
  get played(): readonly SeatStored[] {
    return this.#played;
  }

  get hasBots(): boolean {
    return this.#played.some(({ kind }) => kind === 'bot');
  }

  standInAt(seat: Seat): StandIn | undefined {
    return this.#beside.standIns?.find((one) => one.seat === seat);
  }

  /** Do bots play here among themselves? */
  get isOfBots(): boolean {
    return this.#seats.every(({ kind }) => kind === 'bot');
  }

  /** Does anybody sit here but bots? */
  get hasPeople(): boolean {
    return this.#seats.some(({ kind }) => kind === 'guest');
  }

  holds(holder: string, seat: Seat): boolean {
    const stored = this.seats[seat];
    return stored?.kind === 'guest' && stored.holder === holder;
  }

  isHost(holder: string): boolean {
    return this.host === holder;
  }

  /** The first seat of the host, if they have one. */
  get hostSeat(): Seat | undefined {
    return this.host === undefined ? undefined : this.seatsOf(this.host)[0];
  }

  /** All the seats of this guest. */
  seatsOf(holder: string): Seat[] {
    return this.seats.flatMap((_, seat) => (this.holds(holder, seat) ? [seat] : []));
  }

  eyesOf(visitor: Visitor): Eyes {
    let eyes = this.#eyes.get(visitor);
    if (eyes === undefined) {
      const { seat, holder } = visitor;
      const held = seat === undefined ? this.seatsOf(holder)[0] : seat;
      eyes = held !== undefined && this.holds(holder, held) ? held : 'watcher';
      this.#eyes.set(visitor, eyes);
    }
    return eyes;
  }

  /** They have gone. */
  forget(visitor: Visitor): void {
    this.#eyes.delete(visitor);
  }

  seatOf(visitor: Visitor): Seat {
    const eyes = this.eyesOf(visitor);
    return eyes === 'watcher' ? refuse('not-yours') : eyes;
  }

  /** The seats that never mind an undo of this one: bots, and the other seats of the same guest. */
  easyFor(seat: Seat): Seat[] {
    return this.seats.flatMap((other, index) => {
      const same = other.kind === 'guest' && index !== seat && this.holds(other.holder, seat);
      return this.#played[index]?.kind === 'bot' || same ? [index] : [];
    });
  }
}

/** The seats as they are played: a bot that stands in for somebody sits there. */
export function playedBy(
  seats: readonly SeatStored[],
  { standIns }: Beside,
): readonly SeatStored[] {
  if (!standIns) return seats;
  return seats.map((sitter, seat): SeatStored => {
    const standIn = standIns.find((one) => one.seat === seat);
    return standIn ? { kind: 'bot', bot: standIn.bot, name: standIn.bot } : sitter;
  });
}
