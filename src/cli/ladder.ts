import { IllegalMove } from '#bots/match.ts';
import { Failure } from './failure.ts';
import { keep, readKept, resultsOf } from './ladder/kept.ts';
import { type Pairing, pairingsOf, type Result, shareOf } from './ladder/pairings.ts';
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
  const kept = plan.more ? readKept(plan) : undefined;
  const results: Result[] = kept ? resultsOf(kept, plan.bots) : [];
  const before = (pairing: Pairing): number =>
    results.filter(({ a, b }) => a === pairing.a && b === pairing.b).length;
  const spent = new Map<string, number[]>();
  const stop = new AbortController();
  // More than once: whoever ends a group of processes tells each of them twice.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop.abort());
  try {
    const matches = pairings.map(
      (pairing): Match => ({ pairing, begun: before(pairing), done: 0, ms: 0 }),
    );
    const jobs = jobsOf(matches, plan);
    for await (const { job, batch } of playJobs(jobs, plan.workers, stop.signal)) {
      const { match, range } = job;
      const { a, b } = match.pairing;
      for (const places of batch.placed) {
        const share = shareOf(places, plan.bots[a] as string);
        results.push({ a, b, number: range.from, share });
        match.done++;
      }
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
  const found = ladderOf(plan, results, spent, kept);
  if (plan.write) keep(plan.game, found);
  console.log(plan.json ? JSON.stringify(found) : ladderText(found));
}

/** How far the games of two bots have come: how many were begun, and how many are over in this run and how long was thought in those. */
type Match = { readonly pairing: Pairing; begun: number; done: number; ms: number };

type MatchJob = Job & { match: Match };

/**
 * A game of each pair, then of that where `owed` is least: so what was played when the time is over says as much as it can about
 * the steps between neighbours, and quick games are many. Until all are played.
 */
function* jobsOf(matches: readonly Match[], { games, minutes }: LadderPlan): Generator<MatchJob> {
  const end = minutes === undefined ? Number.POSITIVE_INFINITY : Date.now() + minutes * 60_000;
  const isFirst = (): boolean => matches.some(({ begun }) => begun === 0);
  while (isFirst() || Date.now() < end) {
    const [match] = matches
      .filter(({ begun }) => begun < games)
      .toSorted((x, y) => owed(x) - owed(y) || x.begun - y.begun);
    if (!match) return;
    const from = match.begun++;
    yield { match, plan: match.pairing.simulation, range: { from, to: from + 1 } };
  }
}

/**
 * Games and their time, multiplied: equal for all pairs, that makes the errors of what they show least for the time. Two bots that stand
 * further apart get less of it, by the fourth power of how many steps lie between them: their games say less about any step.
 */
const owed = ({ pairing: { a, b }, begun, done, ms }: Match): number =>
  done === 0 ? 0 : ((begun ** 2 * ms) / done) * (b - a) ** 4;
