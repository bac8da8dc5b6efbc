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

/** Where bots think: a worker of the browser or of the server, so that nobody waits for them. */
export interface BotHost {
  has(game: string, bot: string): boolean;
  decide(question: BotQuestion): Promise<unknown>;
}
