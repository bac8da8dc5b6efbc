import { gameOf } from '#games/catalogue.ts';
import { type Kind, Malformed } from '#kernel/game.ts';
import type { Title } from '#kernel/title.ts';
import { readArguments, readSeats, readTitle, readWholeNumber } from '../arguments.ts';
import { UsageError } from '../failure.ts';
import { withUsual } from './with-usual.ts';
import { PLAIN } from './yardstick.ts';

/** What to simulate. Plain, so that it can be handed to a worker. */
export type Simulation = {
  game: string;
  /** The bot of each seat, in the first game. */
  bots: readonly string[];
  /** All of them, as the game's own `parseOptions` gives and takes them. */
  options: unknown;
  games: number;
  seed: number;
  /** Do the bots move one seat on with each game? */
  rotate: boolean;
  /** Are whole records wanted? */
  recording: boolean;
  /** Does the referee look at the table after every entry? */
  referee: boolean;
  /** Is it wanted how long each decision took, where there was a choice? */
  timed: boolean;
  /** What part of their budget bots that think step by step may use. */
  effort: number;
};

/** How to go about it, and what to show: none of this changes the games. */
export type SimulationRun = { workers: number; json: boolean; recordFile: string | undefined };

const GAMES = [1, 10_000_000] as const;
const SEEDS = [0, Number.MAX_SAFE_INTEGER] as const;
const WORKERS = [1, 256] as const;
const PERCENT = [1, 100] as const;

export async function readPlan(args: readonly string[]): Promise<Simulation & SimulationRun> {
  const { values, positionals } = readArguments(
    args,
    {
      seats: { type: 'string' },
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      options: { type: 'string', default: '{}' },
      effort: { type: 'string', default: '100' },
      workers: { type: 'string', default: '1' },
      record: { type: 'string' },
      rotate: { type: 'boolean', default: false },
      referee: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
    1,
  );
  const title = await readTitle(positionals[0]);
  const bench = await gameOf(title.game.id)?.load.bench();
  return {
    game: title.game.id,
    bots: readSeats(title, values.seats, [PLAIN]),
    options: readOptions(title, values.options, bench?.usual),
    games: readWholeNumber('--games', values.games, GAMES),
    seed: readWholeNumber('--seed', values.seed, SEEDS),
    rotate: values.rotate,
    recording: values.record !== undefined,
    referee: values.referee,
    timed: false,
    effort: readWholeNumber('--effort', values.effort, PERCENT) / 100,
    workers: readWholeNumber('--workers', values.workers, WORKERS),
    json: values.json,
    recordFile: values.record,
  };
}

export function readOptions(
  { game }: Title<Kind>,
  text: string,
  usual: object | undefined,
): unknown {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    throw new UsageError(`--options is not JSON: ${(error as Error).message}`);
  }
  try {
    return game.parseOptions(withUsual(usual, raw));
  } catch (error) {
    if (error instanceof Malformed) throw new UsageError(`--options: ${error.message}`);
    throw error;
  }
}

/** Which bot sits where in game number `number`. */
export function seating({ bots, rotate }: Simulation, number: number): string[] {
  const shift = rotate ? number % bots.length : 0;
  return bots.map((_, seat) => bots.at(seat - shift) as string);
}
