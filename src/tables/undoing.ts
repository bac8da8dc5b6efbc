import type { Seat } from '#kernel/game.ts';
import type { Ask } from '#protocol/to-client.ts';
import type { Request } from '#protocol/to-server.ts';
import type { Advance } from './advance.ts';
import type { GameSession } from './game-session.ts';
import { turnIsFull } from './long-turn.ts';
import type { TableParts } from './playing.ts';
import { Refusing, refuse } from './refusing.ts';
import type { Seating } from './seating.ts';
import type { Change } from './store.ts';
import type { Viewers } from './viewers.ts';

type Asked<T extends Request['t']> = Extract<Request, { t: T }>;

/** Going back: at once where it is free, else when everybody concerned has agreed. */
export class Undoing {
  readonly #session: GameSession;
  readonly #seating: Seating;
  readonly #viewers: Viewers;
  readonly #keep: (outcome: Advance) => Promise<number>;
  readonly #change: (change: Change) => Promise<void>;
  readonly #look: () => Promise<unknown>;

  /** `look`: reads what others have written. */
  constructor(
    { session, seating, viewers }: TableParts,
    keep: (outcome: Advance) => Promise<number>,
    change: (change: Change) => Promise<void>,
    look: () => Promise<unknown>,
  ) {
    this.#session = session;
    this.#seating = seating;
    this.#viewers = viewers;
    this.#keep = keep;
    this.#change = change;
    this.#look = look;
  }

  async undo(seat: Seat, { id, after, to }: Asked<'undo'>): Promise<number> {
    // Asked again after an interruption: those who agreed meanwhile need not do so twice.
    if (this.#viewers.ask?.id === id) return this.#session.seq;
    if (after !== this.#session.seq) return (await this.#session.madeBy(id)) ?? refuse('stale');
    return this.#undoWith(this.#seating.easyFor(seat), seat, to, id);
  }

  async consent(seat: Seat, { ask: id, yes }: Asked<'consent'>): Promise<number> {
    // It may have been asked at another node just now.
    if (this.#viewers.ask?.id !== id) await this.#look();
    const { ask } = this.#viewers;
    if (ask?.id !== id) {
      // Answered again after an interruption: a no has nothing left to do, a yes may have been the last one needed.
      if (yes && (await this.#session.madeBy(id)) === undefined) refuse('stale');
    } else if (yes) {
      await this.#undoWith([...new Set([...ask.agreed, seat])], ask.by, ask.to, ask.id);
    } else await this.#setAsk(undefined);
    return this.#session.seq;
  }

  /** Goes back, or asks those who have not agreed yet. */
  async #undoWith(agreed: readonly Seat[], seat: Seat, to: number, id: string): Promise<number> {
    const refusal = await this.#session.checkUndo(seat, { undo: to, agreed });
    if (refusal && refusal.rule !== 'H.2') throw new Refusing(refusal);
    if (this.#session.isTurnFull(seat, 1)) throw new Refusing(turnIsFull);
    if (refusal) {
      await this.#setAsk({ id, by: seat, to, agreed: [...agreed] });
      return this.#session.seq;
    }
    const isFree = to >= this.#session.floorOf(seat);
    const undo = isFree ? { undo: to } : { undo: to, agreed };
    return this.#keep(await this.#session.outcomeOfUndo(seat, undo, id));
  }

  /** Stored, because those who are asked may be at another node. */
  async #setAsk(ask: Ask | undefined): Promise<void> {
    await this.#change({ ask: ask ? { ...ask, after: this.#session.seq } : null });
    this.#viewers.ask = ask;
  }
}
