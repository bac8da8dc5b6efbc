import { gameOf } from '#games/catalogue.ts';
import { readArguments, readTitle, readWholeNumber } from '../arguments.ts';
import { UsageError } from '../failure.ts';
import { readOptions } from '../simulate/plan.ts';
import { PLAIN } from '../simulate/yardstick.ts';

export type LadderPlan = {
  game: string;
  /** Weakest first. */
  bots: readonly string[];
  seats: number;
  /** Of each pair, at most. */
  games: number;
  /** After so long no more are begun. */
  minutes: number | undefined;
  /** Does each bot meet only those next to it? */
  near: boolean;
  seed: number;
  /** What part of their budget bots that think step by step may use. */
  effort: number;
  options: unknown;
  workers: number;
  json: boolean;
  /** Go on from the games of the ladder that is kept. */
  more: boolean;
  /** Keep it as the ladder that the page of opponents draws. */
  write: boolean;
};

/** The usual table; a game for fewer has fewer. */
const SEATS = 4;

export async function readLadder(args: readonly string[]): Promise<LadderPlan> {
  const { values, positionals } = readArguments(
    args,
    {
      bots: { type: 'string' },
      games: { type: 'string', default: '100' },
      minutes: { type: 'string' },
      effort: { type: 'string', default: '100' },
      options: { type: 'string', default: '{}' },
      near: { type: 'boolean', default: false },
      seats: { type: 'string' },
      seed: { type: 'string', default: '1' },
      workers: { type: 'string', default: '1' },
      more: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
    1,
  );
  const title = await readTitle(positionals[0]);
  const { game } = title;
  const manifest = gameOf(game.id);
  const known = manifest?.bots ?? [];
  const bots = values.bots === undefined ? known : values.bots.split(',');
  const unknown = bots.find((bot) => bot !== PLAIN && !known.includes(bot));
  if (unknown !== undefined || new Set(bots).size !== bots.length || bots.length < 2)
    throw new UsageError(`--bots takes two or more of ${known.join(',')}`);
  const bench = await manifest?.load.bench();
  const [least, most] = game.seats;
  const usual = `${bench?.ladderSeats ?? Math.min(SEATS, most)}`;
  return {
    game: game.id,
    bots,
    seats: readWholeNumber('--seats', values.seats ?? usual, [least, most]),
    games: readWholeNumber('--games', values.games, [2, 1_000_000]),
    minutes:
      values.minutes === undefined
        ? undefined
        : readWholeNumber('--minutes', values.minutes, [1, 10_000]),
    near: values.near,
    seed: readWholeNumber('--seed', values.seed, [0, Number.MAX_SAFE_INTEGER]),
    effort: readWholeNumber('--effort', values.effort, [1, 100]) / 100,
    options: readOptions(title, values.options, bench?.usual),
    workers: readWholeNumber('--workers', values.workers, [1, 256]),
    json: values.json,
    more: values.more,
    write: values.write,
  };
}
