import { rngFrom } from '#kernel/rng.ts';
import { adam } from '../adam.ts';
import { shuffle } from '../shuffle.ts';
import { learnFrom, NUMBERS_IN_ALL } from './model.ts';
import { PER_SAMPLE } from './samples.ts';

/** Roots of the mean square errors: of the odds, and of the gain of laying. */
export type Errors = { odds: number; laying: number };

export type Epoch = { epoch: number; learnt: Errors; heldOut: Errors };

const BATCH = 512;

/** One of so many blocks of samples is not learnt from, but held out: whole games, as their positions are alike. */
const HELD_OUT = 20;
const BLOCK = 1000;

/** Changes the numbers, in place, until they answer as the samples do. The step shrinks evenly to nothing. */
export function train(
  numbers: Float32Array,
  samples: Float32Array,
  { epochs, rate, seed }: { epochs: number; rate: number; seed: number },
  tell: (epoch: Epoch) => void,
): void {
  const rng = rngFrom(seed, 3);
  const all = Uint32Array.from({ length: samples.length / PER_SAMPLE }, (_, i) => i);
  const isHeld = (i: number): boolean => Math.floor(i / BLOCK) % HELD_OUT === 0;
  const held = all.filter(isHeld);
  const learnt = all.filter((i) => !isHeld(i));
  const step = adam(numbers);
  const batches = Math.ceil(learnt.length / BATCH);
  for (let epoch = 1; epoch <= epochs; epoch++) {
    const errors = emptySums();
    shuffle(learnt, rng);
    for (let batch = 0; batch < batches; batch++) {
      const gradient = new Float32Array(NUMBERS_IN_ALL);
      const some = learnt.subarray(batch * BATCH, (batch + 1) * BATCH);
      for (const at of some) add(errors, learnFrom(numbers, samples, at * PER_SAMPLE, gradient));
      const done = (epoch - 1 + batch / batches) / epochs;
      step(gradient, some.length, rate * (1 - done));
    }
    tell({ epoch, learnt: rootsOf(errors), heldOut: errorsOf(numbers, samples, held) });
  }
}

export function errorsOf(numbers: Float32Array, samples: Float32Array, at: Uint32Array): Errors {
  const sums = emptySums();
  for (const each of at) add(sums, learnFrom(numbers, samples, each * PER_SAMPLE));
  return rootsOf(sums);
}

type Sums = { count: number; odds: number; gains: number; laying: number };

const emptySums = (): Sums => ({ count: 0, odds: 0, gains: 0, laying: 0 });

function add(sums: Sums, errors: { oddsError: number; layingError: number }): void {
  sums.count++;
  sums.odds += errors.oddsError;
  if (Number.isNaN(errors.layingError)) return;
  sums.gains++;
  sums.laying += errors.layingError;
}

const rootsOf = ({ count, odds, gains, laying }: Sums): Errors => ({
  odds: Math.sqrt(odds / count),
  laying: Math.sqrt(laying / gains),
});
