import { rngOfBot } from '#kernel/deal.ts';
import type { Seat } from '#kernel/game.ts';
import { type Asker, BotFailure, BotGivenUp, type BotHost } from './bot-host.ts';
import type { GameSession } from './game-session.ts';
import type { SeatStored } from './store.ts';

/** What was asked when the table stood at `after`; of whom, once it is known. */
type Pending = { after: number; drop(): void; of?: { seat: Seat; bot: string } };

/** Bots sit where sockets sit: each one that is to act is asked, and answers as anybody would. */
export class BotSeats {
  readonly #session: GameSession;
  readonly #bots: BotHost;
  readonly #report: (error: unknown) => void;
  #pending: Pending | undefined;

  constructor(session: GameSession, bots: BotHost, report: (error: unknown) => void) {
    this.#session = session;
    this.#bots = bots;
    this.#report = report;
  }

  /**
   * Asks the first bot that is to act, once for each state of the table; `from` is where somebody at the table is. If
   * several are to act, the others are asked later: its answer changes the table that they are asked about.
   */
  call(
    seats: readonly SeatStored[],
    from: string,
    act: (seat: Seat, after: number, action: unknown) => void,
  ): void {
    const after = this.#session.seq;
    if (this.#pending?.after === after) return;
    this.forget();
    const { promise: dropped, resolve: drop } = Promise.withResolvers<void>();
    const pending: Pending = { after, drop };
    this.#pending = pending;
    for (const actor of this.#session.actors) {
      const seat = actor === 'chance' ? undefined : seats[actor];
      if (actor === 'chance' || seat?.kind !== 'bot') continue;
      pending.of = { seat: actor, bot: seat.bot };
      const asker = { table: this.#session.header.id, from, dropped };
      const isAwaited = () => this.#pending === pending;
      void this.#decide(actor, seat.bot, asker, isAwaited).then((action) => {
        if (isAwaited()) act(actor, after, action);
      });
      return;
    }
  }

  /** Is a bot being asked about the state as it is? */
  get isAsked(): boolean {
    return this.#pending !== undefined;
  }

  /** Nobody awaits what was asked, or it came to nothing: the next call asks again. */
  forget(): void {
    this.#pending?.drop();
    this.#pending = undefined;
  }

  /** A rule refuses what it did: it is not asked about this state again. */
  refused(error: unknown): void {
    const { after = 0, of } = this.#pending ?? {};
    const { game, id: table } = this.#session.header;
    if (of)
      this.#report(new BotGivenUp({ game, bot: of.bot }, { table, seat: of.seat, after }, error));
  }

  async #decide(seat: Seat, bot: string, asker: Asker, isAwaited: () => boolean): Promise<unknown> {
    const { title, state, header, seq, moment } = this.#session;
    const { game } = title;
    const { table } = state;
    const own = game.own(state, seat);
    const seed = rngOfBot(header.secret, seq, seat, moment).below(2 ** 32);
    const question = { game: game.id, bot, table, own, seat, seed };
    try {
      const action = game.parseAction(await this.#bots.decide(question, asker));
      const refusal = game.check(table, own, seat, action);
      if (refusal) throw new Error(`broke rule ${refusal.rule}`);
      return action;
    } catch (error) {
      if (!isAwaited()) return undefined;
      // A bot that fails must not hold up the others: it does the first thing it may.
      this.#report(new BotFailure(question, { table: header.id, seat, after: seq }, error));
      return game.choices(table, own, seat)[0];
    }
  }
}
