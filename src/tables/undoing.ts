import type { Seat } from '#kernel/game.ts';
import type { Ask } from '#protocol/to-client.ts';
import type { Request } from '#protocol/to-server.ts';
import type { Advance } from './advance.ts';
import { besideWith } from './beside.ts';
import { refuseOnJourney } from './journey.ts';
import { turnIsFull } from './long-turn.ts';
import { isThere } from './news.ts';
import type { Ordering } from './orders.ts';
import type { TableParts } from './playing.ts';
import { Refusing, refuse } from './refusing.ts';
import type { Change } from './store.ts';

/** A journey is read whole when it is opened and when it is compared: beyond so many entries none is taken back. */
const MOST_WITH_UNDO = 4000;

type Asked<T extends Request['t']> = Extract<Request, { t: T }>;

/** How a table writes, and reads what others have written. */
type Deeds = {
  keep(outcome: Advance): Promise<number>;
  change(change: Change): Promise<void>;
  lookIfShared(): Promise<void>;
};

/**
 * Going back: at once over one's own, with the consent of those whose entries are struck where nothing came to light since,
 * and else with everybody's (H.1, H.2).
 */
export class Undoing {
  readonly #parts: TableParts;
  readonly #deeds: Deeds;
  readonly #ordering: Pick<Ordering, 'byHand'>;

  constructor(parts: TableParts, deeds: Deeds, ordering: Pick<Ordering, 'byHand'>) {
    this.#parts = parts;
    this.#deeds = deeds;
    this.#ordering = ordering;
  }

  async undo(seat: Seat, { id, after, to }: Asked<'undo'>): Promise<number> {
    if (this.#parts.seating.beside.ended) refuse('over');
    // Asked again after an interruption: those who agreed meanwhile need not do so twice.
    if (this.#parts.viewers.ask?.id === id) return this.#parts.session.seq;
    if (after !== this.#parts.session.seq)
      return (await this.#parts.session.madeBy(id)) ?? refuse('stale');
    this.#checkJourney(seat, to);
    return this.#undoWith(this.#parts.seating.easyFor(seat), seat, to, id);
  }

  /** `seats`: all that this guest holds. Who is not asked has no say. */
  async consent(seats: readonly Seat[], { ask: id, yes }: Asked<'consent'>): Promise<number> {
    // It may have been asked at another node just now.
    if (this.#parts.viewers.ask?.id !== id) await this.#deeds.lookIfShared();
    const { ask } = this.#parts.viewers;
    if (ask?.id !== id) {
      // Answered again after an interruption: a no has nothing left to do, a yes may have been the last one needed.
      if (yes && (await this.#parts.session.madeBy(id)) === undefined) refuse('stale');
      return this.#parts.session.seq;
    }
    if (!seats.some((seat) => seat === ask.by || ask.of.includes(seat))) refuse('not-yours');
    if (yes) await this.#undoWith([...new Set([...ask.agreed, ...seats])], ask.by, ask.to, ask.id);
    else await this.#setAsk(undefined);
    return this.#parts.session.seq;
  }

  /** H.15: computers would agree to anything, and a new draw would be other luck than the others have had. */
  #checkJourney(seat: Seat, to: number): void {
    const { session, seating } = this.#parts;
    if (seating.beside.daily === undefined) return;
    const isFree = to >= session.floorOf(seat);
    if (!isFree || session.seq >= MOST_WITH_UNDO) refuseOnJourney();
  }

  /** Goes back, or asks those who have not agreed yet. */
  async #undoWith(agreed: readonly Seat[], seat: Seat, to: number, id: string): Promise<number> {
    const { refusal, of } = await this.#parts.session.judgedUndo(seat, { undo: to, agreed });
    if (refusal && refusal.rule !== 'H.2') throw new Refusing(refusal);
    if (this.#parts.session.isTurnFull(seat, 1)) throw new Refusing(turnIsFull);
    if (refusal) {
      await this.#setAsk({ id, by: seat, to, of: [...of], agreed: [...agreed] });
      return this.#parts.session.seq;
    }
    const undo = of.length === 0 ? { undo: to } : { undo: to, agreed };
    const outcome = await this.#parts.session.outcomeOfUndo(seat, undo, id);
    Object.assign(outcome.along, this.#ordering.byHand(seat));
    return this.#deeds.keep(outcome);
  }

  /** Stored, because those who are asked may be at another node. */
  async #setAsk(ask: Ask | undefined): Promise<void> {
    const { session, seating, viewers, host, ties } = this.#parts;
    const stored = ask && { ...ask, after: session.seq };
    // Whoever is away is called, or need not come any more.
    const here = viewers.here | ties.elsewhere();
    const isAway = (seat: Seat): boolean => !ask?.agreed.includes(seat) && !isThere(here, seat);
    const jobs = !ask || ask.of.some(isAway) ? { notice: { due: host.now() } } : {};
    await this.#deeds.change({ beside: besideWith(seating.beside, 'ask', stored), jobs });
    viewers.ask = ask;
  }
}
