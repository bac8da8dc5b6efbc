import { mkdirSync, writeFileSync } from 'node:fs';
import { IllegalMove } from '#bots/match.ts';
import { Failure, quoted, reasonOf } from './failure.ts';
import { type Pairing, pairingsOf, type Result } from './ladder/pairings.ts';
import { type LadderPlan, readLadder } from './ladder/plan.ts';
import { ladderOf, ladderText } from './ladder/report.ts';
import { playInBatches } from './simulate/batches.ts';
import type { Range } from './simulate/play.ts';
import { progressBar } from './simulate/progress.ts';

/** Each bot has sat on every seat of a usual table. */
const ROUND = 4;

/** Every bot of a game against every other: how far apart they are, and how long they think. */
export async function ladder(args: readonly string[]): Promise<void> {
  const plan = await readLadder(args);
  const pairings = pairingsOf(plan);
  const progress = progressBar(pairings.length * plan.games);
  const results: Result[] = [];
  const spent = new Map<string, number[]>();
  let done = 0;
  try {
    for (const { pairing, range } of inRounds(pairings, plan)) {
      const { a, b, simulation } = pairing;
      const batches = playInBatches(simulation, plan.workers, range);
      for await (const { placed, thought, tally } of batches) {
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

/** A few games of each pair, then a few more, until all are played or the time is over: what is cut short is even. */
function* inRounds(
  pairings: readonly Pairing[],
  { games, minutes, workers }: LadderPlan,
): Generator<{ pairing: Pairing; range: Range }> {
  const end = minutes === undefined ? Number.POSITIVE_INFINITY : Date.now() + minutes * 60_000;
  const step = minutes === undefined ? games : Math.max(ROUND, workers);
  for (let from = 0; from < games; from += step) {
    const range = { from, to: Math.min(games, from + step) };
    for (const pairing of pairings) {
      if (from > 0 && Date.now() > end) return;
      yield { pairing, range };
    }
  }
}

function keep(file: string, found: unknown): void {
  try {
    mkdirSync('bench/ladder', { recursive: true });
    writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`);
  } catch (error) {
    throw new Failure(`cannot write ${quoted(file)}: ${reasonOf(error)}`);
  }
}
