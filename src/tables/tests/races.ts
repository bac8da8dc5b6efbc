import * as fc from 'fast-check';
import type { withJobs } from './memory-jobs.ts';
import { Race } from './race.ts';
import { round } from './race-deeds.ts';

/** Whatever is done at once, in so many games of so many rounds. `newKept`: where they are stored; nothing: in memory. */
export async function expectNoRaceWon(
  games: number,
  rounds: number,
  newKept?: () => Promise<ReturnType<typeof withJobs>>,
): Promise<Set<string>> {
  const met = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.nat(1000),
      fc.array(round, { minLength: rounds / 2, maxLength: rounds }),
      async (seed, all) => {
        const race = await Race.begin(seed, await newKept?.());
        for (const deeds of all) {
          if ((await race.stored()).over) break;
          await race.play(deeds);
          const { beside } = await race.stored();
          for (const part of Object.keys(beside)) met.add(part);
        }
        await race.expectOneGame();
      },
    ),
    { numRuns: games, seed: 15, endOnFailure: newKept !== undefined },
  );
  return met;
}
