/** What searches of some reach gain on the judgement alone, decision by decision: `training/README.md`. */
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { playToEnd } from '#bots/play-out.ts';
import { bestBySearch } from '#bots/search.ts';
import { leadOf } from '#games/railroad-tycoon/bots/evaluation.ts';
import { playOut } from '#games/railroad-tycoon/bots/play-out.ts';
import { candidates } from '#games/railroad-tycoon/bots/rollouts.ts';
import { railroadTycoon } from '#games/railroad-tycoon/rules/index.ts';
import type { RailroadTycoon, Table } from '#games/railroad-tycoon/rules/model.ts';
import { play } from '#games/railroad-tycoon/rules/play.ts';
import type { State } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import { deepOf } from '../deep.ts';
import { deepSearch } from './searcher.ts';

type Plan = { reaches: string[]; tries: number; end: number; seed: number };

/** What one thread plays. */
type Part = { plan: Plan; thread: number };

/** By reach: what its choice is worth more than that of the judgement, and how long it took; and which turn it was. */
type Outcome = { turn: number; gains: number[]; ms: number[]; best: number };

const SEATS = 4;

/** Every plan that any reach may think of is measured. */
const WIDE = { breadth: 20, margin: 16 };

/** One decision of so many is measured. */
const ONE_OF = 29;

async function lead(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      tries: { type: 'string', default: '128' },
      minutes: { type: 'string', default: '5' },
      threads: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
    },
  });
  const plan: Plan = {
    reaches: positionals,
    tries: Number(values.tries),
    end: Date.now() + Number(values.minutes) * 60_000,
    seed: Number(values.seed),
  };
  const outcomes: Outcome[] = [];
  const threads = Array.from({ length: Number(values.threads) }, (_, thread) => {
    const part: Part = { plan, thread };
    const worker = new Worker(process.argv[1] as string, { workerData: part });
    worker.on('message', (outcome: Outcome) => {
      outcomes.push(outcome);
      if (outcomes.length % 16 === 0) print(plan, outcomes);
    });
    return once(worker, 'exit');
  });
  await Promise.all(threads);
  print(plan, outcomes);
}

function print({ reaches }: Plan, outcomes: readonly Outcome[]): void {
  const line = (name: string, values: readonly number[], ms: readonly number[]): void => {
    const mean = values.reduce((sum, each) => sum + each, 0) / values.length;
    const squares = values.reduce((sum, each) => sum + (each - mean) ** 2, 0);
    const error = Math.sqrt(squares / Math.max(1, values.length - 1) / values.length);
    const middle = ms.toSorted((a, b) => a - b)[ms.length >> 1] ?? 0;
    console.log(
      `${name}: ${mean.toFixed(2)} ± ${error.toFixed(2)} points, ${middle.toFixed(0)} ms`,
    );
  };
  console.log(`${outcomes.length} decisions`);
  const best = outcomes.map((each) => each.best);
  line('whatever is best, luck included', best, []);
  for (const [i, reach] of reaches.entries()) {
    const of = (some: readonly Outcome[]) => some.map(({ gains }) => gains[i] ?? 0);
    const ms = outcomes.map((each) => each.ms[i] ?? 0);
    line(reach, of(outcomes), ms);
  }
}

function serve({ plan, thread }: Part): void {
  const { reaches, tries, end, seed } = plan;
  for (let number = thread; Date.now() < end; number += 1000) {
    const state = play.setup(SEATS, railroadTycoon.game.parseOptions({}));
    const rng = rngFrom(seed, number);
    playToEnd(playOut, state, seed * 1000 + number, (table) => {
      if (table.phase === 'act' && rng.below(ONE_OF) === 0 && Date.now() < end) {
        const outcome = measured(state, table, reaches, tries, rng.below(2 ** 31));
        if (outcome) parentPort?.postMessage(outcome);
      }
      return false;
    });
  }
}

function measured(
  state: State<RailroadTycoon>,
  table: Table,
  reaches: readonly string[],
  tries: number,
  seed: number,
): Outcome | undefined {
  const { seat } = table;
  const own = play.own(state, seat);
  const all = candidates(table, own, seat, WIDE);
  if (all.length < 2) return undefined;
  const key = (move: unknown): string => JSON.stringify(move);
  const search = deepSearch(table, own, seat, deepOf('1,99,20,16,0.5,0'));
  const worths = new Map(all.map(({ move }) => [key(move), 0]));
  for (let n = 0; n < tries; n++) {
    const imagined = search.imagine(rngFrom(seed, -1 - n));
    for (const { move } of all) {
      const tried = play.clone(imagined);
      search.begin(tried, move, n);
      playToEnd(playOut, tried, seed + n);
      worths.set(key(move), (worths.get(key(move)) ?? 0) + leadOf(tried, seat) / tries);
    }
  }
  const usual = worths.get(key(all[0]?.move)) ?? 0;
  const ms: number[] = [];
  const gains = reaches.map((text) => {
    const reach = deepOf(text);
    const start = performance.now();
    const some = candidates(table, own, seat, reach);
    const best = bestBySearch(deepSearch(table, own, seat, reach), some, rngFrom(seed, 7));
    ms.push(performance.now() - start);
    return (worths.get(key(best)) ?? usual) - usual;
  });
  return { turn: table.turn, gains, ms, best: Math.max(...worths.values()) - usual };
}

if (isMainThread) await lead();
else serve(workerData as Part);
