/** Learns the net from nothing: `training/pionniers/README.md`. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { netOf } from '#games/pionniers/bots/net.ts';
import { rngFrom } from '#kernel/rng.ts';
import { beginning } from './model.ts';
import { readBack, sourceOf, textIn, written } from './numbers.ts';
import { gathered, outcomesOf, rolledOut } from './positions.ts';
import { PER_SAMPLE } from './samples.ts';
import { type Errors, train } from './train.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    from: { type: 'string' },
    seed: { type: 'string', default: '1' },
    outcomes: { type: 'string', default: '60000' },
    generations: { type: 'string', default: '3' },
    games: { type: 'string', default: '1000' },
    epochs: { type: 'string', default: '4' },
  },
});
const { out } = values;
if (out === undefined) throw new Error('where shall the numbers go? --out net-numbers.ts');
const seed = Number(values.seed);
const epochs = Number(values.epochs);
const games = Number(values.games);

/** Games for their outcomes, for each that is rolled out: they are as much quicker. */
const OUTCOMES = 20;

/** No two generations see the same games. */
const SEEDS = 10_000_000;

const numbers = values.from ? readBack(textIn(values.from)) : beginning(rngFrom(seed));
if (!values.from) {
  const samples = gathered(Number(values.outcomes), seed * SEEDS, (n) => outcomesOf(n).samples);
  learn('outcomes', samples, 3, 1e-3);
}
let before: Float32Array = new Float32Array();
for (let generation = 1; generation <= Number(values.generations); generation++) {
  const net = netOf(written(numbers));
  const first = seed * SEEDS + generation * (SEEDS / 100);
  // What came of games keeps to the ground what is only rolled out to the net's own answers.
  const outcomes = gathered(games * OUTCOMES, first, (n) => outcomesOf(n, net).samples);
  const now = gathered(games, first, (n) => rolledOut(n, net));
  learn(`generation ${generation}`, joined(joined(outcomes, before), now), epochs, 5e-4);
  // The labels of the last generation are nearly as good.
  before = now;
}

function learn(what: string, samples: Float32Array, epochs: number, rate: number): void {
  console.log(`${what}: ${samples.length / PER_SAMPLE} positions, ${seconds()}`);
  train(numbers, samples, { epochs, rate, seed }, ({ epoch, learnt, heldOut }) => {
    console.log(`  epoch ${epoch}: ${text(learnt)}; held out ${text(heldOut)}, ${seconds()}`);
  });
  writeFileSync(out as string, sourceOf(written(numbers)));
}

function joined(some: Float32Array, others: Float32Array): Float32Array {
  const both = new Float32Array(some.length + others.length);
  both.set(some);
  both.set(others, some.length);
  return both;
}

function text({ odds, laying }: Errors): string {
  return `odds ${odds.toFixed(4)}, laying ${Number.isNaN(laying) ? 'none' : laying.toFixed(4)}`;
}

function seconds(): string {
  return `${(process.cpuUsage().user / 1e6).toFixed(0)} s of processor time`;
}
