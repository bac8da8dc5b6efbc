import { botsOf } from '#bots/index.ts';
import { titles } from '#games/index.ts';
import { readArguments } from './arguments.ts';
import { table } from './text.ts';

/** The catalogue. */
export function games(args: readonly string[]): void {
  const { values } = readArguments(args, { json: { type: 'boolean' } }, 0);
  const catalogue = titles.map(({ game }) => ({
    id: game.id,
    names: game.name,
    seats: game.seats,
    rules: game.rules,
    bots: botsOf(game.id).map((bot) => bot.name),
  }));
  if (values.json) {
    console.log(JSON.stringify(catalogue, null, 2));
    return;
  }
  const rows = catalogue.map(({ id, names, seats: [least, most], rules, bots }) => [
    id,
    names.en,
    names.fr,
    least === most ? `${least}` : `${least}-${most}`,
    `${rules}`,
    bots.join(', '),
  ]);
  console.log(table([['id', 'English', 'français', 'seats', 'rules', 'bots'], ...rows], 'left'));
}
