import type { Kind } from '#kernel/game.ts';
import type { Title } from '#kernel/title.ts';

/**
 * The catalogue of `games/index.ts`, each game fetched with its first table: nobody waits for a game that is not played.
 * A test holds the two together.
 */
const titles: Readonly<Record<string, () => Promise<{ title: Title<Kind> }>>> = {
  trambahn: () => import('#web/games/trambahn/title.ts'),
  pionniers: () => import('#web/games/pionniers/title.ts'),
  'union-pacific': () => import('#web/games/union-pacific/title.ts'),
  'railroad-tycoon': () => import('#web/games/railroad-tycoon/title.ts'),
};

export async function titleOf(game: string): Promise<Title<Kind> | undefined> {
  return Object.hasOwn(titles, game) ? (await titles[game]?.())?.title : undefined;
}
