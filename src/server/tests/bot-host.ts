import { onTestFinished } from 'vitest';
import { titleOf } from '#games/catalogue.ts';
import type { Game, Kind } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import type { Asker, BotQuestion } from '#tables/bot-host.ts';
import { type BotPool, botPool } from '../bots/bot-pool.ts';
import { ASKED, OPENED } from './slow-bot.ts';

const file = new URL('./slow-bot.ts', import.meta.url);

/** A pool of the bots of `slow-bot.ts`, closed after the test. */
export function slowBots(wish: Partial<BotPool> = {}) {
  const bots = botPool({ file, ...wish });
  onTestFinished(() => bots.close());
  return { ...bots, has: () => true };
}

const game = (await titleOf('trambahn'))?.game as Game<Kind>;

/** What a bot is asked right after the deal. */
export function question(bot: string): BotQuestion {
  const state = game.setup(2, {});
  game.apply(state, 'chance', game.chance(state, rngFrom(1)));
  const seat = game.actors(state.table)[0] as number;
  return { game: game.id, bot, table: state.table, own: game.own(state, seat), seat, seed: 3 };
}

/** A table that awaits its answer until it does not. */
export function asker(table = 'a-table', from = 'an-address'): Asker & { drop(): void } {
  const { promise: dropped, resolve: drop } = Promise.withResolvers<void>();
  return { table, from, dropped, drop };
}

/** Where held bots wait. */
export class Gate {
  readonly #shared = new Int32Array(new SharedArrayBuffer(8));

  /** For a bot that answers when the gate is open, and not before. */
  get question(): BotQuestion {
    return { ...question('held'), own: this.#shared };
  }

  /** For a bot that thinks until it is stopped. */
  get endless(): BotQuestion {
    return { ...question('pondering'), own: this.#shared };
  }

  get asked(): number {
    return Atomics.load(this.#shared, ASKED);
  }

  /** Waits until so many are being asked. */
  async reached(count: number): Promise<void> {
    for (let { asked } = this; asked < count; asked = this.asked) {
      await Atomics.waitAsync(this.#shared, ASKED, asked).value;
    }
  }

  open(): void {
    Atomics.store(this.#shared, OPENED, 1);
    Atomics.notify(this.#shared, OPENED);
  }
}
