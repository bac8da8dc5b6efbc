import { CHANCES, ROWS } from '#games/pionniers/bots/features.ts';
import { OWN_UNITS, RIVAL_UNITS, RIVALS, SECOND_UNITS } from '#games/pionniers/bots/net.ts';
import type { Rng } from '#kernel/rng.ts';
import type { Form, Part } from '../numbers.ts';
import { LAYING, ODDS, PER_TRAIN, ROWS_ON, TRAINS } from './samples.ts';

/** The net of `src/games/pionniers/bots/net.ts` with numbers that can be learnt, and their gradient. */

const INPUTS = ROWS + CHANCES;
const FIRST_UNITS = OWN_UNITS + RIVALS * RIVAL_UNITS;

const own = partAt(0, INPUTS, OWN_UNITS);
const rival = partAt(endOf(own), INPUTS, RIVAL_UNITS);
const second = partAt(endOf(rival), FIRST_UNITS, SECOND_UNITS);
const LAYERS: readonly Part[] = [own, rival, second];

/** The sums: a weight for each unit of the second layer, then an offset. */
const WINNING = endOf(second);
const LAYING_SUM = WINNING + SECOND_UNITS + 1;
export const NUMBERS_IN_ALL = LAYING_SUM + SECOND_UNITS + 1;
export const FORM: Form = { layers: LAYERS, sums: WINNING, all: NUMBERS_IN_ALL };

function partAt(at: number, rows: number, size: number): Part {
  return { rows, size, weights: at, offsets: at + rows * size };
}

function endOf({ offsets, size }: Part): number {
  return offsets + size;
}

/** By how much the difference between laying and moving is enlarged, so that both answers are of one size. */
export const LAYING_SCALE = 10;

/** How much the second answer counts beside the first. */
const LAYING_SHARE = 0.3;

/** Numbers to begin with: small, at random. */
export function beginning(rng: Rng): Float32Array {
  const numbers = new Float32Array(NUMBERS_IN_ALL);
  for (const { rows, size, weights } of LAYERS) {
    // A row that is never seen says next to nothing.
    const width = rows === INPUTS ? 0.05 : Math.sqrt(3 / rows);
    for (let i = 0; i < rows * size; i++) numbers[weights + i] = width * between(rng);
  }
  for (let i = 0; i < SECOND_UNITS; i++) {
    numbers[WINNING + i] = 0.3 * between(rng);
    numbers[LAYING_SUM + i] = 0.3 * between(rng);
  }
  return numbers;
}

/** From -1 to 1. */
const between = (rng: Rng): number => rng.below(2 ** 24) / 2 ** 23 - 1;

/** What the net says of one sample, and the squares of its errors (NaN, where it has no label). */
export type Answer = { odds: number; laying: number; oddsError: number; layingError: number };

const first = new Float32Array(FIRST_UNITS);
const units = new Float32Array(SECOND_UNITS);
const firstSlope = new Float32Array(FIRST_UNITS);
const slope = new Float32Array(SECOND_UNITS);

/** Where the units of a train lie, and the layer that reads it. */
const readerOf = (train: number): Part => (train === 0 ? own : rival);
const unitsOf = (train: number): number =>
  train === 0 ? 0 : OWN_UNITS + (train - 1) * RIVAL_UNITS;

/** Answers for the sample that begins here; adds its share to the gradient, if one is wanted. */
export function learnFrom(
  numbers: Float32Array,
  samples: Float32Array,
  at: number,
  gradient?: Float32Array,
): Answer {
  for (let train = 0; train < TRAINS; train++) readTrain(numbers, samples, at, train);
  readFirst(numbers);
  const odds = 1 / (1 + Math.exp(-sumOf(numbers, WINNING)));
  const laying = sumOf(numbers, LAYING_SUM);
  const oddsError = odds - (samples[at + ODDS] as number);
  const wanted = samples[at + LAYING] as number;
  const layingError = laying - LAYING_SCALE * wanted;
  if (gradient) {
    slope.fill(0);
    // The slope of the cross entropy by the sum is the error itself.
    backSum(numbers, gradient, WINNING, oddsError);
    if (!Number.isNaN(wanted)) backSum(numbers, gradient, LAYING_SUM, LAYING_SHARE * layingError);
    backSecond(numbers, gradient);
    for (let train = 0; train < TRAINS; train++) backTrain(samples, at, train, gradient);
  }
  return {
    odds,
    laying,
    oddsError: oddsError ** 2,
    layingError: (layingError / LAYING_SCALE) ** 2,
  };
}

/** Calls back with each input of a train that is on, and how much. */
function eachInput(
  samples: Float32Array,
  at: number,
  train: number,
  use: (row: number, times: number) => void,
): void {
  const begin = at + train * PER_TRAIN;
  for (let i = 0; i < ROWS_ON; i++) use(samples[begin + i] as number, 1);
  for (let i = 0; i < CHANCES; i++) {
    const chance = samples[begin + ROWS_ON + i] as number;
    if (chance > 0) use(ROWS + i, chance);
  }
}

function readTrain(numbers: Float32Array, samples: Float32Array, at: number, train: number): void {
  const { size, weights, offsets } = readerOf(train);
  const to = unitsOf(train);
  for (let i = 0; i < size; i++) first[to + i] = numbers[offsets + i] as number;
  eachInput(samples, at, train, (row, times) => {
    const from = weights + row * size;
    for (let i = 0; i < size; i++) {
      first[to + i] = (first[to + i] as number) + times * (numbers[from + i] as number);
    }
  });
}

function readFirst(numbers: Float32Array): void {
  const { size, weights, offsets } = second;
  for (let i = 0; i < size; i++) units[i] = numbers[offsets + i] as number;
  for (let row = 0; row < FIRST_UNITS; row++) {
    const strength = first[row] as number;
    if (strength <= 0) continue;
    const from = weights + row * size;
    for (let i = 0; i < size; i++) {
      units[i] = (units[i] as number) + strength * (numbers[from + i] as number);
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
  if (error === 0) return;
  gradient[at + SECOND_UNITS] = (gradient[at + SECOND_UNITS] as number) + error;
  for (let i = 0; i < SECOND_UNITS; i++) {
    const strength = units[i] as number;
    if (strength <= 0) continue;
    gradient[at + i] = (gradient[at + i] as number) + error * strength;
    slope[i] = (slope[i] as number) + error * (numbers[at + i] as number);
  }
}

function backSecond(numbers: Float32Array, gradient: Float32Array): void {
  const { size, weights, offsets } = second;
  for (let i = 0; i < size; i++) {
    gradient[offsets + i] = (gradient[offsets + i] as number) + (slope[i] as number);
  }
  for (let row = 0; row < FIRST_UNITS; row++) {
    const strength = first[row] as number;
    firstSlope[row] = 0;
    if (strength <= 0) continue;
    const from = weights + row * size;
    let sum = 0;
    for (let i = 0; i < size; i++) {
      const each = slope[i] as number;
      gradient[from + i] = (gradient[from + i] as number) + strength * each;
      sum += each * (numbers[from + i] as number);
    }
    firstSlope[row] = sum;
  }
}

function backTrain(samples: Float32Array, at: number, train: number, gradient: Float32Array): void {
  const { size, weights, offsets } = readerOf(train);
  const from = unitsOf(train);
  for (let i = 0; i < size; i++) {
    gradient[offsets + i] = (gradient[offsets + i] as number) + (firstSlope[from + i] as number);
  }
  eachInput(samples, at, train, (row, times) => {
    const to = weights + row * size;
    for (let i = 0; i < size; i++) {
      gradient[to + i] = (gradient[to + i] as number) + times * (firstSlope[from + i] as number);
    }
  });
}
