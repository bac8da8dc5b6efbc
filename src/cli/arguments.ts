import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { gameOf, hasBot, titleOf } from '#games/catalogue.ts';
import { games } from '#games/index.ts';
import type { Kind } from '#kernel/game.ts';
import type { Title } from '#kernel/title.ts';
import { quoted, UsageError } from './failure.ts';

/** The options and the words of a command, or a `UsageError` about the first that it does not know. */
export function readArguments<Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  mostWords: number,
) {
  const read = parsed(args, options);
  const extra = read.positionals[mostWords];
  if (extra !== undefined) throw new UsageError(`one word too many: ${quoted(extra)}`);
  return read;
}

function parsed<Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options) {
  try {
    return parseArgs({ args: withNegativeValues(args), options, allowPositionals: true });
  } catch (error) {
    // The sentences after the first explain parseArgs, not Rotonde.
    const [sentence = ''] = (error as Error).message.split(/[.\n]/);
    throw new UsageError(sentence.trim());
  }
}

/** `--games -5` is a bad number, not an option called 5. */
function withNegativeValues(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const before = joined.at(-1);
    if (/^-\d/.test(arg) && before?.startsWith('--') && !before.includes('=')) {
      joined[joined.length - 1] = `${before}=${arg}`;
    } else joined.push(arg);
  }
  return joined;
}

export function readWholeNumber(
  option: string,
  text: string,
  [least, most]: readonly [number, number],
): number {
  const number = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new UsageError(
    `${option} takes a whole number from ${least} to ${most}, not ${quoted(text)}`,
  );
}

export async function readTitle(id: string | undefined): Promise<Title<Kind>> {
  const known = games.map((game) => game.id).join(', ');
  if (id === undefined) throw new UsageError(`which game? There is: ${known}`);
  const title = await titleOf(id);
  if (title === undefined) throw new UsageError(`no game ${quoted(id)}; there is: ${known}`);
  return title;
}

/** The bots named for the seats, as many as the game can seat. `besides`: who may sit there but is no bot of the game. */
export function readSeats(
  { game }: Title<Kind>,
  list: string | undefined,
  besides: readonly string[] = [],
): string[] {
  const known = gameOf(game.id)?.bots.join(', ') ?? '';
  if (list === undefined) throw new UsageError(`--seats is missing; bots of ${game.id}: ${known}`);
  const names = list.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !hasBot(game.id, name) && !besides.includes(name));
  if (unknown !== undefined) {
    throw new UsageError(`no bot ${quoted(unknown)} for ${game.id}; there is: ${known}`);
  }
  const [least, most] = game.seats;
  if (names.length < least || names.length > most) {
    const wanted = least === most ? `${least}` : `${least} to ${most}`;
    throw new UsageError(`${game.id} takes ${wanted} seats, not ${names.length}`);
  }
  return names;
}
