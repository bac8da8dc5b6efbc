import { INPUTS, WHOLE_INPUTS } from '#games/union-pacific/bots/features.ts';
import { SECOND_UNITS, SHARE_UNITS } from '#games/union-pacific/bots/net.ts';
import { SHARE_INPUTS } from '#games/union-pacific/bots/share-features.ts';
import { SHARES } from '#games/union-pacific/rules/model.ts';
import type { Rng } from '#kernel/rng.ts';
import type { Form, Part } from '../numbers.ts';

/** The net of `src/games/union-pacific/bots/net.ts` with numbers that can be learnt, and their gradient. */

const SECOND_INPUTS = SHARE_UNITS + WHOLE_INPUTS;

const first = partAt(0, SHARE_INPUTS, SHARE_UNITS);
const second = partAt(endOf(first), SECOND_INPUTS, SECOND_UNITS);
const LAYERS: readonly Part[] = [first, second];

/** The sums: a weight for each unit of the second layer, then an offset. */
const WINNING = endOf(second);
const LEADING = WINNING + SECOND_UNITS + 1;
export const NUMBERS_IN_ALL = LEADING + SECOND_UNITS + 1;
export const FORM: Form = { layers: LAYERS, sums: WINNING, all: NUMBERS_IN_ALL };

/** A sample: the inputs, then who won (from 0 to 1), and by how much, as the net tells it. */
export const WON = INPUTS;
export const LEAD = WON + 1;
export const PER_SAMPLE = LEAD + 1;

/** How much the second answer counts beside the first. */
const LEAD_SHARE = 0.3;

function partAt(at: number, rows: number, size: number): Part {
  return { rows, size, weights: at, offsets: at + rows * size };
}

function endOf({ offsets, size }: Part): number {
  return offsets + size;
}

/** Numbers to begin with: small, at random. */
export function beginning(rng: Rng): Float32Array {
  const numbers = new Float32Array(NUMBERS_IN_ALL);
  for (const { rows, size, weights } of LAYERS) {
    const width = Math.sqrt(3 / rows) / 2;
    for (let i = 0; i < rows * size; i++) numbers[weights + i] = width * between(rng);
  }
  for (let i = 0; i < SECOND_UNITS; i++) {
    numbers[WINNING + i] = 0.3 * between(rng);
    numbers[LEADING + i] = 0.3 * between(rng);
  }
  return numbers;
}

/** From -1 to 1. */
const between = (rng: Rng): number => rng.below(2 ** 24) / 2 ** 23 - 1;

/** The squares of the errors. */
export type Errors = { odds: number; lead: number };

const shares = new Float32Array(SHARES * SHARE_UNITS);
const read = new Float32Array(SECOND_INPUTS);
const units = new Float32Array(SECOND_UNITS);
const slope = new Float32Array(SECOND_UNITS);
const readSlope = new Float32Array(SECOND_INPUTS);
const shareSlope = new Float32Array(SHARE_UNITS);

/** Answers for the sample that begins here; adds its share to the gradient, if one is wanted. */
export function learnFrom(
  numbers: Float32Array,
  samples: Float32Array,
  at: number,
  gradient?: Float32Array,
): Errors {
  readShares(numbers, samples, at);
  for (let i = 0; i < WHOLE_INPUTS; i++) {
    read[SHARE_UNITS + i] = samples[at + SHARES * SHARE_INPUTS + i] as number;
  }
  forward(numbers, second, read, 0, units, 0);
  const odds = 1 / (1 + Math.exp(-sumOf(numbers, WINNING))) - (samples[at + WON] as number);
  const lead = sumOf(numbers, LEADING) - (samples[at + LEAD] as number);
  if (gradient) {
    slope.fill(0);
    // The slope of the cross entropy by the sum is the error itself.
    backSum(numbers, gradient, WINNING, odds);
    backSum(numbers, gradient, LEADING, LEAD_SHARE * lead);
    readSlope.fill(0);
    backward(numbers, second, read, 0, slope, gradient, readSlope, SHARE_UNITS);
    for (let share = 0; share < SHARES; share++) {
      for (let i = 0; i < SHARE_UNITS; i++) {
        const isOn = (shares[share * SHARE_UNITS + i] as number) > 0;
        shareSlope[i] = isOn ? (readSlope[i] as number) : 0;
      }
      backward(
        numbers,
        first,
        samples,
        at + share * SHARE_INPUTS,
        shareSlope,
        gradient,
        undefined,
        0,
      );
    }
  }
  return { odds: odds ** 2, lead: lead ** 2 };
}

function readShares(numbers: Float32Array, samples: Float32Array, at: number): void {
  read.fill(0);
  for (let share = 0; share < SHARES; share++) {
    forward(numbers, first, samples, at + share * SHARE_INPUTS, shares, share * SHARE_UNITS);
    for (let i = 0; i < SHARE_UNITS; i++) {
      const strength = shares[share * SHARE_UNITS + i] as number;
      if (strength > 0) read[i] = (read[i] as number) + strength;
    }
  }
}

function forward(
  numbers: Float32Array,
  { rows, size, weights, offsets }: Part,
  inputs: Float32Array,
  at: number,
  to: Float32Array,
  toAt: number,
): void {
  for (let i = 0; i < size; i++) to[toAt + i] = numbers[offsets + i] as number;
  for (let row = 0; row < rows; row++) {
    const value = inputs[at + row] as number;
    if (value === 0) continue;
    const from = weights + row * size;
    for (let i = 0; i < size; i++) {
      to[toAt + i] = (to[toAt + i] as number) + value * (numbers[from + i] as number);
    }
  }
}

/** From the slopes of a layer's units to those of its numbers, and of its first inputs where they are wanted. */
function backward(
  numbers: Float32Array,
  { rows, size, weights, offsets }: Part,
  inputs: Float32Array,
  at: number,
  slopes: Float32Array,
  gradient: Float32Array,
  inputSlopes: Float32Array | undefined,
  wanted: number,
): void {
  for (let i = 0; i < size; i++) {
    gradient[offsets + i] = (gradient[offsets + i] as number) + (slopes[i] as number);
  }
  for (let row = 0; row < rows; row++) {
    const value = inputs[at + row] as number;
    const from = weights + row * size;
    if (inputSlopes && row < wanted) {
      let sum = 0;
      for (let i = 0; i < size; i++) sum += (slopes[i] as number) * (numbers[from + i] as number);
      inputSlopes[row] = sum;
    }
    if (value === 0) continue;
    for (let i = 0; i < size; i++) {
      gradient[from + i] = (gradient[from + i] as number) + value * (slopes[i] as number);
    }
  }
}

function sumOf(numbers: Float32Array, at: number): number {
  let sum = numbers[at + SECOND_UNITS] as number;
  for (let i = 0; i < SECOND_UNITS; i++) {
    const strength = units[i] as number;
    if (strength > 0) sum += strength * (numbers[at + i] as number);
  }
  return sum;
}

function backSum(numbers: Float32Array, gradient: Float32Array, at: number, error: number): void {
  gradient[at + SECOND_UNITS] = (gradient[at + SECOND_UNITS] as number) + error;
  for (let i = 0; i < SECOND_UNITS; i++) {
    const strength = units[i] as number;
    if (strength <= 0) continue;
    gradient[at + i] = (gradient[at + i] as number) + error * strength;
    slope[i] = (slope[i] as number) + error * (numbers[at + i] as number);
  }
}
