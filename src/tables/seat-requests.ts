import type { Seat } from '#kernel/game.ts';
import { personName } from '#protocol/person-name.ts';
import { sitterName } from '#protocol/sitter-name.ts';
import type { Request } from '#protocol/to-server.ts';
import { besideAtFirst, besideWith } from './beside.ts';
import type { TableParts } from './playing.ts';
import { refuse } from './refusing.ts';
import type { Visitor } from './seating.ts';
import type { Change, SeatStored } from './store.ts';

const KINDS = [
  'sit',
  'seat-bot',
  'unseat',
  'hand-over',
  'settle',
  'hush',
  'drop-seat',
  'delete',
] as const;
export type SeatRequest = Extract<Request, { t: (typeof KINDS)[number] }>;

export function isSeatRequest(request: Request): request is SeatRequest {
  return (KINDS as readonly string[]).includes(request.t);
}

/** How a table writes what is not in its log. */
type Deeds = {
  change(change: Change): Promise<void>;
  remove(): Promise<void>;
};

/** Who sits down, gets up and rules over seats while a table waits. Once the last seat is taken they stay as they are. */
export class SeatRequests {
  readonly #parts: TableParts;
  readonly #deeds: Deeds;

  constructor(parts: TableParts, deeds: Deeds) {
    this.#parts = parts;
    this.#deeds = deeds;
  }

  /** Done and stored, or refused; `Conflict` if somebody else has changed the table. What was done before, and is asked again after an interruption, is done. */
  do(visitor: Visitor, request: SeatRequest): Promise<void> {
    switch (request.t) {
      case 'sit':
        return this.#sit(visitor, request.seat, request.name);
      case 'seat-bot':
        return this.#seatBot(visitor, request.seat, request.bot);
      case 'unseat':
        return this.#unseat(visitor, request.seat, request.name);
      case 'hand-over':
        return this.#handOver(visitor, request.seat, request.name);
      case 'settle':
        return this.#settle(visitor, request);
      case 'hush':
        return this.#hush(visitor, request.closed);
      case 'drop-seat':
        return this.#drop(visitor, request.seat, request.seats);
      case 'delete':
        return this.#delete(visitor);
    }
  }

  async #sit({ holder }: Visitor, seat: Seat, wish: string): Promise<void> {
    const seating = this.#parts.seating;
    if (seating.holds(holder, seat)) {
      await this.#rename(seat, holder, wish);
      return;
    }
    if (seating.seats[seat]?.kind !== 'open') refuse('taken');
    if (!seating.isHost(holder) && seating.seatsOf(holder).length > 0) refuse('one-seat');
    await this.#reseat(seat, { kind: 'guest', name: nameBeside(seating.seats, wish), holder });
  }

  /** Whoever sits may be called otherwise for as long as the table waits. */
  async #rename(seat: Seat, holder: string, wish: string): Promise<void> {
    const { seats, hasBegun } = this.#parts.seating;
    const sits = seats[seat];
    if (hasBegun || (sits?.kind === 'guest' && personName(wish) === sits.name)) return;
    const name = nameBeside(seats.with(seat, { kind: 'open' }), wish);
    await this.#reseat(seat, { kind: 'guest', name, holder });
  }

  async #seatBot({ holder }: Visitor, seat: Seat, bot: string): Promise<void> {
    const seating = this.#parts.seating;
    const sits = seating.seats[seat];
    if (!seating.isHost(holder)) refuse('not-host');
    if (!this.#parts.host.bots.has(this.#parts.session.header.game, bot)) refuse('malformed');
    if (sits?.kind === 'bot' && sits.bot === bot) return;
    if (sits?.kind !== 'open') refuse('taken');
    await this.#reseat(seat, { kind: 'bot', bot, name: bot });
  }

  async #unseat({ holder }: Visitor, seat: Seat, name: string): Promise<void> {
    const seating = this.#parts.seating;
    const sits = seating.seats[seat] ?? refuse('malformed');
    if (sits.kind === 'open') return;
    if (!seating.holds(holder, seat) && !seating.isHost(holder)) refuse('not-host');
    if (seating.hasBegun) refuse('begun');
    if (sits.name !== name) refuse('stale');
    await this.#reseat(seat, { kind: 'open' });
  }

  async #handOver({ holder }: Visitor, seat: Seat, name: string): Promise<void> {
    const seating = this.#parts.seating;
    const sits = seating.seats[seat];
    if (sits?.kind === 'guest' && seating.isHost(sits.holder)) return;
    if (!seating.isHost(holder)) refuse('not-host');
    if (seating.hasBegun) refuse('begun');
    if (sits?.kind !== 'guest' || sits.name !== name) refuse('stale');
    await this.#deeds.change({ host: sits.holder });
  }

  async #settle({ holder }: Visitor, { access, held }: Extract<Request, { t: 'settle' }>) {
    const { seating } = this.#parts;
    if (!seating.isHost(holder)) refuse('not-host');
    if (seating.hasBegun) {
      // Asked again after it was answered.
      if (held === false && access === undefined) return;
      refuse('begun');
    }
    const before = seating.beside;
    const beside = besideAtFirst({
      access: access ?? before.access,
      held: held ?? before.held,
    });
    const { ask, talkClosed } = before;
    const kept = { ...(ask ? { ask } : {}), ...(talkClosed ? { talkClosed } : {}) };
    await this.#deeds.change({ beside: { ...beside, ...kept } });
  }

  /** At any time: what is said has nothing to do with the seats. */
  async #hush({ holder }: Visitor, closed: boolean): Promise<void> {
    const { seating } = this.#parts;
    if (!seating.isHost(holder)) refuse('not-host');
    if (closed === (seating.beside.talkClosed ?? false)) return;
    const talkClosed = closed ? (true as const) : undefined;
    await this.#deeds.change({ beside: besideWith(seating.beside, 'talkClosed', talkClosed) });
  }

  /** Fewer are to play: down to as many as the game needs. */
  async #drop({ holder }: Visitor, seat: Seat, were: number): Promise<void> {
    const { seating, session } = this.#parts;
    if (!seating.isHost(holder)) refuse('not-host');
    if (seating.hasBegun) refuse('begun');
    const { seats } = seating;
    // Asked again after it was done.
    if (seats.length === were - 1) return;
    if (seats.length !== were) refuse('stale');
    if (seats[seat]?.kind !== 'open') refuse('taken');
    if (seats.length <= session.title.game.seats[0]) refuse('too-few');
    await this.#deeds.change({ seats: seats.toSpliced(seat, 1) });
  }

  async #delete({ holder }: Visitor): Promise<void> {
    const seating = this.#parts.seating;
    if (!seating.isHost(holder)) refuse('not-host');
    if (seating.hasBegun) refuse('begun');
    await this.#deeds.remove();
  }

  async #reseat(seat: Seat, sitter: SeatStored): Promise<void> {
    const seats = this.#parts.seating.seats.with(seat, sitter);
    await this.#deeds.change({ seats });
  }
}

/** What somebody is called who sits down beside these. */
export function nameBeside(seats: readonly SeatStored[], wish: string): string {
  const others = seats.flatMap((seat) => (seat.kind === 'open' ? [] : [seat.name]));
  const judged = sitterName(wish, others);
  return 'name' in judged ? judged.name : refuse(judged.why);
}
