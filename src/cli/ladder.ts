import { mkdirSync, writeFileSync } from 'node:fs';
import { IllegalMove } from '#bots/match.ts';
import { Failure, quoted, reasonOf } from './failure.ts';
import { type Pairing, pairingsOf, type Result } from './ladder/pairings.ts';
import { type LadderPlan, readLadder } from './ladder/plan.ts';
import { ladderOf, ladderText } from './ladder/report.ts';
import { playJobs } from './simulate/batches.ts';
import { progressBar } from './simulate/progress.ts';
import type { Job } from './simulate/worker.ts';

/** Every bot of a game against every other: how far apart they are, and how long they think. */
export async function ladder(args: readonly string[]): Promise<void> {
  const plan = await readLadder(args);
  const pairings = pairingsOf(plan);
  const progress = progressBar(pairings.length * plan.games);
  const results: Result[] = [];
  const spent = new Map<string, number[]>();
  const stop = new AbortController();
  // More than once: whoever ends a group of processes tells each of them twice.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop.abort());
  try {
    const matches = pairings.map((pairing): Match => ({ pairing, begun: 0, ms: 0 }));
    const jobs = jobsOf(matches, plan);
    for await (const { job, batch } of playJobs(jobs, plan.workers, stop.signal)) {
      const { match, range } = job;
      const { a, b } = match.pairing;
      for (const places of batch.placed) results.push({ a, b, number: range.from, places });
      for (const [bot, ms] of batch.thought) {
        const all = spent.get(bot) ?? [];
        all.push(...ms);
        match.ms += ms.reduce((sum, one) => sum + one, 0);
        spent.set(bot, all);
      }
      progress.show(results.length);
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

/** How far the games of two bots have come: how many were begun, and how long was thought in those that are over. */
type Match = { readonly pairing: Pairing; begun: number; ms: number };

type MatchJob = Job & { match: Match };

/**
 * A game of each pair, then of that whose games and time are least, multiplied: so what was played when the time is over says as
 * much as it can, and quick games are many. Until all are played.
 */
function* jobsOf(matches: readonly Match[], { games, minutes }: LadderPlan): Generator<MatchJob> {
  const end = minutes === undefined ? Number.POSITIVE_INFINITY : Date.now() + minutes * 60_000;
  const isFirst = (): boolean => matches.some(({ begun }) => begun === 0);
  while (isFirst() || Date.now() < end) {
    const [match] = matches
      .filter(({ begun }) => begun < games)
      .toSorted((x, y) => x.begun * x.ms - y.begun * y.ms || x.begun - y.begun);
    if (!match) return;
    const from = match.begun++;
    yield { match, plan: match.pairing.simulation, range: { from, to: from + 1 } };
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
