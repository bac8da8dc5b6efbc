import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import type { Bot } from '#bots/bot.ts';
import { playMatch } from '#bots/match.ts';
import type { Game, Kind } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import { shareOf } from '../src/cli/ladder/pairings.ts';
import { curveTo } from './curve.ts';

type Weights = Readonly<Record<string, number>>;

/** What is tuned: the weights of a bot that plays by them alone. */
export type Tuning<K extends Kind, W> = {
  game: Game<K>;
  weights: W;
  /** Weights that stay as they are. */
  fixed: readonly string[];
  botBy(weights: W): Bot<K>;
};

/** A batch of games between the weights pushed one way and the other; and which way each was pushed, and what came of it. */
type Batch = { weights: Weights; seed: number; games: number };
type Slope = { ways: Weights; gain: number };

const SEATS = 4;

/** So much larger or smaller, as a logarithm, each weight is in a batch; and how far a step goes for a gain, first and last. */
const PUSH = 0.15;
const STEPS = [0.6, 0.1] as const;

/** The mean of the last part of the way is kept. */
const KEPT = 0.4;

/**
 * Pushes all weights at once, each up or down by lot, and plays two seats so pushed against two pushed the other way: what
 * they win tells all weights where to go, a little. After many batches that is the way up. At the end the weights that came
 * of it play those of the beginning.
 */
export async function tune<K extends Kind, W extends Weights>(tuning: Tuning<K, W>): Promise<void> {
  if (!isMainThread) return serve(tuning);
  const { values } = parseArgs({
    options: {
      steps: { type: 'string', default: '250' },
      games: { type: 'string', default: '8' },
      threads: { type: 'string', default: '4' },
      seed: { type: 'string', default: '1' },
      log: { type: 'string' },
    },
  });
  const [steps, games] = [Number(values.steps), Number(values.games)];
  const threads = Array.from(
    { length: Number(values.threads) },
    () => new Worker(process.argv[1] as string),
  );
  const start: Weights = tuning.weights;
  let weights = start;
  const way: Weights[] = [];
  let seed = Number(values.seed) * 1_000_000;
  const log = curveTo(values.log);
  for (let step = 0; step < steps; step++) {
    const batches = threads.map((): Batch => ({ weights, games, seed: seed++ }));
    const slopes = await Promise.all(
      threads.map((thread, i) => asked(thread, batches[i] as Batch)),
    );
    const far = STEPS[0] + (STEPS[1] - STEPS[0]) * (step / steps);
    weights = changed(weights, (name) => (far * sumOf(slopes, name)) / slopes.length);
    if (step >= steps * (1 - KEPT)) way.push(weights);
    log({ step, weights, gains: slopes.map(({ gain }) => gain) });
  }
  for (const thread of threads) await thread.terminate();
  const logarithms = (name: string) =>
    way.reduce((sum, each) => sum + Math.log((each[name] ?? 1) / (start[name] ?? 1)), 0);
  const kept = changed(start, (name) => logarithms(name) / way.length);
  const share = shareAgainst(tuning, kept, start, { games: 400, seed });
  console.log(kept, `${(100 * share).toFixed(1)} % of 400 games against those of the beginning`);
}

const sumOf = (slopes: readonly Slope[], name: string): number =>
  slopes.reduce((sum, { ways, gain }) => sum + gain * (ways[name] ?? 0), 0);

/** Each weight times e to the power of this. */
function changed(weights: Weights, by: (name: string) => number): Weights {
  return Object.fromEntries(
    Object.entries(weights).map(([name, weight]) => [name, weight * Math.exp(by(name))]),
  );
}

async function asked(thread: Worker, batch: Batch): Promise<Slope> {
  thread.postMessage(batch);
  const [slope] = (await once(thread, 'message')) as [Slope];
  return slope;
}

/** What a thread does. */
function serve<K extends Kind, W extends Weights>(tuning: Tuning<K, W>): void {
  parentPort?.on('message', ({ weights, seed, games }: Batch) => {
    const rng = rngFrom(seed);
    const ways = Object.fromEntries(
      Object.keys(weights).map((name) => [
        name,
        tuning.fixed.includes(name) ? 0 : 2 * rng.below(2) - 1,
      ]),
    );
    const pushed = (sign: number) => changed(weights, (name) => sign * PUSH * (ways[name] ?? 0));
    const share = shareAgainst(tuning, pushed(1), pushed(-1), { games, seed });
    parentPort?.postMessage({ ways, gain: share - 0.5 } satisfies Slope);
  });
}

/** How much of the win two seats by the one weights take of two by the others, turn by turn around the table. */
function shareAgainst<K extends Kind, W extends Weights>(
  { game, botBy }: Tuning<K, W>,
  one: Weights,
  other: Weights,
  { games, seed }: { games: number; seed: number },
): number {
  const pair = [
    { ...botBy(one as W), name: 'one' },
    { ...botBy(other as W), name: 'other' },
  ] as const;
  const options = game.parseOptions({});
  let sum = 0;
  for (let number = 0; number < games; number++) {
    const bots = Array.from({ length: SEATS }, (_, seat) => pair[(seat + number) % 2] as Bot<K>);
    const { state } = playMatch(game, bots, options, { seed, number });
    const places = game
      .standings(state)
      .map(({ seat, place }) => ({ bot: (bots[seat] as Bot<K>).name, place }));
    sum += shareOf(places, 'one');
  }
  return sum / games;
}
