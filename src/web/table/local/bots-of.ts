import type { Bot } from '#bots/bot.ts';
import type { Kind } from '#kernel/game.ts';

type Bots = Readonly<Record<string, () => Bot<Kind> | Promise<Bot<Kind>>>>;

/** The bots of `bots/index.ts`, those of each game fetched with its first question. A test holds the two together. */
const games: Readonly<Record<string, () => Promise<{ bots: Bots }>>> = {
  trambahn: () => import('#web/games/trambahn/trambahn-bots.ts'),
  pionniers: () => import('#web/games/pionniers/pionniers-bots.ts'),
  'union-pacific': () => import('#web/games/union-pacific/union-pacific-bots.ts'),
  'railroad-tycoon': () => import('#web/games/railroad-tycoon/railroad-tycoon-bots.ts'),
};

/** Every bot that can play this game, weakest first. */
export async function botsOf(game: string): Promise<Bots> {
  return Object.hasOwn(games, game) ? ((await games[game]?.())?.bots ?? {}) : {};
}

export async function botOf(game: string, name: string): Promise<Bot<Kind> | undefined> {
  const bots = await botsOf(game);
  return Object.hasOwn(bots, name) ? bots[name]?.() : undefined;
}
