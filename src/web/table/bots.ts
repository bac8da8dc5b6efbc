/**
 * The bots a person may sit down with, weakest first. The bots themselves are another script, in a worker; a test
 * holds this list to theirs.
 */
const bots: Readonly<Record<string, readonly string[]>> = {
  trambahn: ['random', 'apprentice'],
  pionniers: ['random', 'apprentice', 'expert'],
  'union-pacific': ['random', 'apprentice', 'expert'],
  'railroad-tycoon': ['random', 'apprentice', 'expert'],
};

export function botNames(game: string): readonly string[] {
  return bots[game] ?? [];
}

export function hasBot(game: string, bot: string): boolean {
  return botNames(game).includes(bot);
}
