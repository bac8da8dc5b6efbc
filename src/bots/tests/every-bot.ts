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

/** What a game's options may be: as usual, and all of them otherwise. What is asked for as a file stays as it is. */
export function optionsOf(game: Game<Kind>): readonly Readonly<Record<string, unknown>>[] {
  const fields = gameOf(game.id)?.options ?? [];
  const files = new Set(fields.flatMap((field) => (field.is === 'file' ? [field.choice] : [])));
  const others = fields.flatMap((field): [string, unknown][] => {
    if (field.is === 'switch') return [[field.name, !field.usual]];
    if (field.is === 'file') return [];
    const other = field.choices.find((choice) => choice !== field.usual && !files.has(choice));
    return other === undefined ? [] : [[field.name, field.means?.[other] ?? other]];
  });
  return others.length === 0 ? [{}] : [{}, Object.fromEntries(others)];
}
