import { env } from 'node:process';
import * as fc from 'fast-check';
import type { Kept } from './kept.ts';
import { Race } from './race.ts';
import { rounds } from './race-deeds.ts';
import { type Met, newMet } from './race-tabs.ts';

/** Other games each time: `RACE_SEED=<any whole number>`. */
const SEED = Number(env['RACE_SEED'] ?? 15);

/**
 * Whatever is done at once, in so many games of so many rounds. `newKept`: where they are stored; nothing: in memory. Returns how
 * often what happened, and which parts lay beside a game.
 */
export async function expectNoRaceWon(
  games: number,
  most: number,
  newKept?: () => Promise<Kept>,
): Promise<Met & { parts: Set<string> }> {
  const met = { ...newMet(), parts: new Set<string>() };
  await fc.assert(
    fc.asyncProperty(fc.nat(1000), rounds(most), async (seed, all) => {
      const race = await Race.begin(seed, await newKept?.(), met);
      for (const deeds of all) {
        if ((await race.stored()).over) break;
        await race.play(deeds);
        const { beside } = await race.stored();
        for (const part of Object.keys(beside)) met.parts.add(part);
      }
      await race.expectOneGame();
    }),
    { numRuns: games, seed: SEED, endOnFailure: newKept !== undefined },
  );
  return met;
}
