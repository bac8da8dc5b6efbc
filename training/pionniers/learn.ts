/** Learns the net from nothing: `training/pionniers/README.md`. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { netOf } from '#games/pionniers/bots/net.ts';
import { rngFrom } from '#kernel/rng.ts';
import { curveTo } from '../curve.ts';
import { readBack, sourceOf, textIn, written } from '../numbers.ts';
import { beginning, FORM } from './model.ts';
import { byBoth, byReturns, byTimetables, gathered, type Trust } from './positions.ts';
import { PER_SAMPLE } from './samples.ts';
import { type Errors, train } from './train.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    log: { type: 'string' },
    from: { type: 'string' },
    seed: { type: 'string', default: '1' },
    timetables: { type: 'string', default: '20000' },
    generations: { type: 'string', default: '10' },
    games: { type: 'string', default: '10000' },
  },
});
const { out } = values;
const log = curveTo(values.log);
if (out === undefined) throw new Error('where shall the numbers go? --out net-numbers.ts');
const seed = Number(values.seed);
const games = Number(values.games);
const generations = Number(values.generations);

/** No two generations see the same games. */
const SEEDS = 100_000_000;

/** How far the net goes with each batch: from the timetables; then in the first generation, and in the last. */
const RATE = 1e-3;
const RATES = [6e-4, 3e-4] as const;

/** The end of the game counts for nearly all at first, so that the net does not keep what is wrong in the timetables. */
const LATER = [0.95, 0.8] as const;

/** So many generations are learnt from together, towards the end. */
const GENERATIONS_AT_ONCE = 3;

const numbers = values.from ? readBack(textIn(values.from), FORM) : beginning(rngFrom(seed));
if (!values.from) {
  const samples = gathered(Number(values.timetables), seed * SEEDS, (n) => byTimetables(n).samples);
  learn('timetables', samples, 4, RATE);
}
/** The last generations, the newest first. */
let gone: Float32Array[] = [];
for (let generation = 1; generation <= generations; generation++) {
  const net = netOf(written(numbers, FORM));
  const first = seed * SEEDS + generation * (SEEDS / 100);
  const done = (generation - 1) / Math.max(1, generations - 1);
  const between = ([from, to]: readonly [number, number]): number => from + done * (to - from);
  const trust: Trust = { later: between(LATER), judge: generation === 1 ? 'timetables' : 'net' };
  const now = gathered(games, first, (n) => byReturns(n, net, trust));
  gone = [now, ...gone].slice(0, GENERATIONS_AT_ONCE);
  // At first the net changes too much for labels by older ones.
  learn(`generation ${generation}`, done > 0.5 ? joined(gone) : now, 1, between(RATES));
}

if (generations > 0) {
  const net = netOf(written(numbers, FORM));
  const first = seed * SEEDS + SEEDS / 2;
  const samples = gathered(Number(values.timetables), first, (n) => byBoth(n, net));
  learn('both', samples, 3, RATE / 2);
}

function learn(what: string, samples: Float32Array, epochs: number, rate: number): void {
  console.log(`${what}: ${samples.length / PER_SAMPLE} positions, ${seconds()}`);
  const positions = samples.length / PER_SAMPLE;
  train(numbers, samples, { epochs, rate, seed }, ({ epoch, learnt, heldOut }) => {
    log({ what, positions, seed, epoch, learnt, heldOut });
    console.log(`  epoch ${epoch}: ${text(learnt)}; held out ${text(heldOut)}, ${seconds()}`);
  });
  writeFileSync(out as string, sourceOf(written(numbers, FORM), 'training/pionniers'));
}

function joined(some: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(some.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const each of some) {
    all.set(each, at);
    at += each.length;
  }
  return all;
}

function text({ odds, laying }: Errors): string {
  return `odds ${odds.toFixed(4)}, laying ${Number.isNaN(laying) ? 'none' : laying.toFixed(4)}`;
}

function seconds(): string {
  return `${(process.cpuUsage().user / 1e6).toFixed(0)} s of processor time`;
}
