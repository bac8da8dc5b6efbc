import type { Ask } from '#bots/analysis/ask.ts';
import type { Kind } from '#kernel/game.ts';
import type { Entry } from '#kernel/log.ts';
import { GameSession } from '#tables/game-session.ts';
import { OtherRules } from '#tables/other-rules.ts';
import type { TablesHost } from '#tables/tables.ts';

/** What a thread is given to read. */
export type FinishedGame = {
  game: string;
  rules: number;
  seats: number;
  options: unknown;
  log: readonly Entry<unknown>[];
  /** By which everybody knows the chance of this game. */
  secret: string;
};

export type ReadingAsked = FinishedGame & { ask: Ask };

/** More than any game of these has. */
const MOST_ENTRIES = 5000;

/** With its whole log; nothing: there is none, it goes on, was stopped, or is longer than games are. Throws `OtherRules`. */
export async function finishedGameAt(
  { store, titleOf, now }: Pick<TablesHost, 'store' | 'titleOf' | 'now'>,
  id: string,
): Promise<FinishedGame | undefined> {
  const stored = await store.load(id);
  if (!stored || stored.seats.length === 0 || stored.entries > MOST_ENTRIES) return undefined;
  const { header, entries, seats } = stored;
  const { game, rules, options, secret } = header;
  const title = await titleOf(game, rules);
  if (title?.game.rules !== rules) throw new OtherRules(id, rules);
  const { actors } = await GameSession.open(title, store, stored, now);
  if (actors.length > 0) return undefined;
  const lines = await store.lines(id, 1, entries);
  const log = lines.map(({ seq, actor, action, at }): Entry<Kind['action']> => {
    return { seq, actor, action, at };
  });
  return { game, rules, seats: seats.length, options, log, secret };
}
