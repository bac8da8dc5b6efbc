import { mkdirSync, writeFileSync } from 'node:fs';
import { IllegalMove } from '#bots/match.ts';
import { Failure, quoted, reasonOf } from './failure.ts';
import { pairingsOf, type Result } from './ladder/pairings.ts';
import { readLadder } from './ladder/plan.ts';
import { ladderOf, ladderText } from './ladder/report.ts';
import { playInBatches } from './simulate/batches.ts';
import { progressBar } from './simulate/progress.ts';

/** Every bot of a game against every other: how far apart they are, and how long they think. */
export async function ladder(args: readonly string[]): Promise<void> {
  const plan = await readLadder(args);
  const pairings = pairingsOf(plan);
  const progress = progressBar(pairings.length * plan.games);
  const results: Result[] = [];
  const spent = new Map<string, number[]>();
  let done = 0;
  try {
    for (const { a, b, simulation } of pairings) {
      for await (const { placed, thought, tally } of playInBatches(simulation, plan.workers)) {
        for (const places of placed) results.push({ a, b, places });
        for (const [bot, ms] of thought) spent.set(bot, [...(spent.get(bot) ?? []), ...ms]);
        done += tally.games;
        progress.show(done);
      }
    }
  } catch (error) {
    throw error instanceof IllegalMove ? new Failure(error.message) : error;
  } finally {
    progress.clear();
  }
  const found = ladderOf(plan, results, spent);
  const file = `bench/ladder/${plan.game}.json`;
  if (plan.write) keep(file, found);
  console.log(plan.json ? JSON.stringify(found) : ladderText(found));
}

function keep(file: string, found: unknown): void {
  try {
    mkdirSync('bench/ladder', { recursive: true });
    writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`);
  } catch (error) {
    throw new Failure(`cannot write ${quoted(file)}: ${reasonOf(error)}`);
  }
}
