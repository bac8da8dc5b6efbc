import type { Seat } from '#kernel/game.ts';
import { checkUndo } from '#kernel/log.ts';
import type { Request } from '#protocol/to-server.ts';
import type { Audience } from './audience.ts';
import type { Course, Outcome } from './course.ts';
import { Refusing, refuse } from './refusing.ts';
import type { Seating } from './seating.ts';

type Asked<T extends Request['t']> = Extract<Request, { t: T }>;

/** Going back: at once where it is free, else when everybody concerned has agreed. */
export class Undoing {
  readonly #course: Course;
  readonly #seating: Seating;
  readonly #audience: Audience;
  readonly #keep: (outcome: Outcome) => Promise<number>;

  constructor(
    course: Course,
    seating: Seating,
    audience: Audience,
    keep: (outcome: Outcome) => Promise<number>,
  ) {
    this.#course = course;
    this.#seating = seating;
    this.#audience = audience;
    this.#keep = keep;
  }

  async undo(seat: Seat, { id, after, to }: Asked<'undo'>): Promise<number> {
    // Asked again after an interruption: those who agreed meanwhile need not do so twice.
    if (this.#audience.ask?.id === id) return this.#course.seq;
    if (after !== this.#course.seq) return this.#course.madeBy(id)?.seq ?? refuse('stale');
    return this.#undoWith(this.#seating.easyFor(seat), seat, to, id);
  }

  async consent(seat: Seat, { ask: id, yes }: Asked<'consent'>): Promise<number> {
    const { ask } = this.#audience;
    if (ask?.id !== id) {
      // Answered again after an interruption: a no has nothing left to do, a yes may have been the last one needed.
      if (yes && !this.#course.madeBy(id)) refuse('stale');
    } else if (yes) {
      await this.#undoWith([...new Set([...ask.agreed, seat])], ask.by, ask.to, ask.id);
    } else this.#audience.ask = undefined;
    return this.#course.seq;
  }

  /** Goes back, or asks those who have not agreed yet. */
  async #undoWith(agreed: readonly Seat[], seat: Seat, to: number, id: string): Promise<number> {
    const { force, seats, title } = this.#course;
    const { isFinal } = title.game;
    const over = this.#audience.status === 'over';
    const refusal = checkUndo(force, seats, seat, { undo: to, agreed }, over, isFinal);
    if (refusal?.rule === 'H.2') {
      this.#audience.ask = { id, by: seat, to, agreed: [...agreed] };
      return this.#course.seq;
    }
    if (refusal) throw new Refusing(refusal);
    const isFree = checkUndo(force, seats, seat, { undo: to }, over, isFinal) === undefined;
    const undo = isFree ? { undo: to } : { undo: to, agreed };
    return this.#keep(this.#course.outcomeOfUndo(seat, undo, id));
  }
}
