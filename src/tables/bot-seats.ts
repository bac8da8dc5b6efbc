import { rngOf } from '#kernel/chance.ts';
import type { Seat } from '#kernel/game.ts';
import type { BotHost } from './bot-host.ts';
import type { GameSession } from './game-session.ts';
import type { SeatStored } from './store.ts';

/** Bots sit where sockets sit: each one that is to act is asked, and answers as anybody would. */
export class BotSeats {
  readonly #course: GameSession;
  readonly #bots: BotHost;
  readonly #report: (error: unknown) => void;
  #askedAt = -1;

  constructor(course: GameSession, bots: BotHost, report: (error: unknown) => void) {
    this.#course = course;
    this.#bots = bots;
    this.#report = report;
  }

  /** Asks the bots that are to act, once for each state of the table. */
  call(
    seats: readonly SeatStored[],
    act: (seat: Seat, after: number, action: unknown) => void,
  ): void {
    const after = this.#course.seq;
    if (this.#askedAt === after) return;
    this.#askedAt = after;
    for (const actor of this.#course.actors) {
      const seat = actor === 'chance' ? undefined : seats[actor];
      if (actor === 'chance' || seat?.kind !== 'bot') continue;
      void this.#decide(actor, seat.bot).then((action) => act(actor, after, action));
    }
  }

  /** What was asked came to nothing: the next call asks again. */
  forget(): void {
    this.#askedAt = -1;
  }

  async #decide(seat: Seat, bot: string): Promise<unknown> {
    const { title, state, header, seq } = this.#course;
    const { game } = title;
    const { table } = state;
    const own = game.own(state, seat);
    try {
      const seed = rngOf(header.secret, -seq).below(2 ** 32);
      const answer = await this.#bots.decide({ game: game.id, bot, table, own, seat, seed });
      const action = game.parseAction(answer);
      const refusal = game.check(table, own, seat, action);
      if (refusal) throw new Error(`bot ${bot} of ${game.id} broke rule ${refusal.rule}`);
      return action;
    } catch (error) {
      // A bot that fails must not hold up the others: it does the first thing it may.
      this.#report(error);
      return game.choices(table, own, seat)[0];
    }
  }
}
