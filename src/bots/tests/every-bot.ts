import { allTitles, botOf, gameOf } from '#games/catalogue.ts';
import type { Game, Kind } from '#kernel/game.ts';
import type { Bot } from '../bot.ts';
import { hurried } from './hurried.ts';

/** Every game of the catalogue with its bots, weakest first and in a hurry: rows for `describe.each`. */
export async function everyBot(): Promise<[id: string, game: Game<Kind>, bots: Bot<Kind>[]][]> {
  const titles = await allTitles();
  return Promise.all(
    titles.map(async ({ game }) => {
      const names = gameOf(game.id)?.bots ?? [];
      const bots = (await Promise.all(names.map((name) => botOf(game.id, name)))) as Bot<Kind>[];
      return [game.id, game, bots.map((bot) => hurried(bot))] as [string, Game<Kind>, Bot<Kind>[]];
    }),
  );
}
