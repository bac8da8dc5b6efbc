import { rngFrom } from '#kernel/rng.ts';
import { adam } from '../adam.ts';
import type { Errors } from '../parts-net.ts';
import { shuffle } from '../shuffle.ts';
import { NUMBERS_IN_ALL, net, PER_SAMPLE } from './model.ts';

/** Roots of the mean square errors. */
export type Epoch = { epoch: number; learnt: Errors; heldOut: Errors };

const BATCH = 256;

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
    const sums: Errors = { odds: 0, lead: 0 };
    shuffle(learnt, rng);
    for (let batch = 0; batch < batches; batch++) {
      const gradient = new Float32Array(NUMBERS_IN_ALL);
      const some = learnt.subarray(batch * BATCH, (batch + 1) * BATCH);
      for (const at of some) add(sums, net.learnFrom(numbers, samples, at * PER_SAMPLE, gradient));
      const done = (epoch - 1 + batch / batches) / epochs;
      step(gradient, some.length, rate * (1 - done));
    }
    const heldOut = errorsOf(numbers, samples, held);
    tell({ epoch, learnt: rootsOf(sums, learnt.length), heldOut });
  }
}

function errorsOf(numbers: Float32Array, samples: Float32Array, at: Uint32Array): Errors {
  const sums: Errors = { odds: 0, lead: 0 };
  for (const each of at) add(sums, net.learnFrom(numbers, samples, each * PER_SAMPLE));
  return rootsOf(sums, at.length);
}

function add(sums: Errors, { odds, lead }: Errors): void {
  sums.odds += odds;
  sums.lead += lead;
}

const rootsOf = ({ odds, lead }: Errors, count: number): Errors => ({
  odds: Math.sqrt(odds / count),
  lead: Math.sqrt(lead / count),
});
