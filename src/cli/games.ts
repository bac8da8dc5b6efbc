import { rulesOf } from '#games/catalogue.ts';
import { games as catalogue } from '#games/index.ts';
import { readArguments } from './arguments.ts';
import { table } from './text.ts';

/** The catalogue. */
export function games(args: readonly string[]): void {
  const { values } = readArguments(args, { json: { type: 'boolean' } }, 0);
  const listed = catalogue.map((game) => ({
    id: game.id,
    names: game.name,
    seats: game.players,
    rules: rulesOf(game)[0],
    bots: game.bots,
  }));
  if (values.json) {
    console.log(JSON.stringify(listed, null, 2));
    return;
  }
  const rows = listed.map(({ id, names, seats: [least, most], rules, bots }) => [
    id,
    names.en,
    names.fr,
    least === most ? `${least}` : `${least}-${most}`,
    `${rules}`,
    bots.join(', '),
  ]);
  console.log(table([['id', 'English', 'français', 'seats', 'rules', 'bots'], ...rows], 'left'));
}
