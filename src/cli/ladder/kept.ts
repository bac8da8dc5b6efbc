import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { Failure, quoted, reasonOf } from '../failure.ts';
import type { Result } from './pairings.ts';
import type { LadderPlan } from './plan.ts';

const count = z.int().nonnegative();

/** What is read of a ladder that was kept. */
const keptSchema = z.object({
  seats: count,
  rungs: z.array(z.object({ bot: z.string(), medianMs: z.number(), longestMs: z.number() })),
  pairs: z.array(
    z.object({ bots: z.tuple([z.string(), z.string()]), games: count, share: z.number() }),
  ),
});

export type Kept = z.infer<typeof keptSchema>;

export const fileOf = (game: string): string => `bench/ladder/${game}.json`;

export function keep(game: string, found: unknown): void {
  const file = fileOf(game);
  try {
    mkdirSync('bench/ladder', { recursive: true });
    writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`);
  } catch (error) {
    throw new Failure(`cannot write ${quoted(file)}: ${reasonOf(error)}`);
  }
}

/** The ladder that is to be played on: of some of these bots, or all. */
export function readKept({ game, bots, seats }: LadderPlan): Kept {
  const file = fileOf(game);
  const kept = keptIn(file);
  if (kept.seats !== seats)
    throw new Failure(`${quoted(file)} is a ladder of ${kept.seats} seats, not of ${seats}`);
  const other = kept.rungs.find(({ bot }) => !bots.includes(bot));
  if (other) throw new Failure(`${quoted(file)} has ${quoted(other.bot)}, which is not to play`);
  return kept;
}

function keptIn(file: string): Kept {
  try {
    return keptSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Failure(`cannot read ${quoted(file)}: ${reasonOf(error)}`);
  }
}

/**
 * The games that were played before. Which of them was won is not kept, only how many: so the intervals are those of games
 * that are won or lost, and a win that was shared between seats is one such part.
 */
export function resultsOf({ pairs }: Kept, bots: readonly string[]): Result[] {
  return pairs.flatMap(({ bots: [one, other], games, share }) =>
    Array.from({ length: games }, (_, number): Result => {
      const won = Math.min(1, Math.max(0, share * games - number));
      return { a: bots.indexOf(one), b: bots.indexOf(other), number, share: won };
    }),
  );
}
