import type { Seat } from '#kernel/game.ts';

/** What a bot is asked: only what its seat may know. */
export type BotQuestion = {
  game: string;
  bot: string;
  table: unknown;
  own: unknown;
  seat: Seat;
  seed: number;
};

/** On whose account a bot is asked, and until when. */
export type Asker = {
  /** The table's name. A table asks one question at a time. */
  table: string;
  /** Where somebody at that table is. Thinking time is shared out between these first, and then between tables. */
  from: string;
  /** Kept when nobody awaits the answer any more: the table has moved on, or everybody has left. */
  dropped: Promise<void>;
};

/** Where bots think: a worker of the browser or of the server, so that nobody waits for them. */
export interface BotHost {
  has(game: string, bot: string): boolean;
  /** Rejects if the bot fails. What has been dropped takes no time from others, and may never be answered. */
  decide(question: BotQuestion, asker: Asker): Promise<unknown>;
}

/** Which question of a bot's it was: it was asked at this table, for this seat, after this entry. Nobody clicked. */
export type BotAsked = { table: string; seat: Seat; after: number };

/** A bot did not answer, or not by the rules. Its table plays on. */
export class BotFailure extends Error {
  override name = 'BotFailure';
  readonly game: string;
  readonly bot: string;
  readonly asked: BotAsked;

  constructor({ game, bot }: Pick<BotQuestion, 'game' | 'bot'>, asked: BotAsked, cause: unknown) {
    super(`${bot} of ${game}: ${cause instanceof Error ? cause.message : cause}`, { cause });
    this.game = game;
    this.bot = bot;
    this.asked = asked;
  }
}

/** A rule of the house refuses what a bot does, and would do so again: it is not asked any more before somebody comes. */
export class BotGivenUp extends BotFailure {
  override name = 'BotGivenUp';
}
