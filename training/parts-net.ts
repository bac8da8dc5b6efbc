import type { Rng } from '#kernel/rng.ts';
import type { Form, Part } from './numbers.ts';

/** What a position is read as: parts that are all alike, and the whole. */
export type Shape = {
  parts: number;
  partInputs: number;
  partUnits: number;
  wholeInputs: number;
  secondUnits: number;
};

/** The squares of the errors. */
export type Errors = { odds: number; lead: number };

/** How much the second answer counts beside the first. */
const LEAD_SHARE = 0.3;

/**
 * A net whose first layer reads each part alike and whose second reads the sum of that and the whole (`bots/net.ts` of Trambahn and
 * Union Pacific), with numbers that can be learnt, and their gradient. A sample: the inputs, then who won (from 0 to 1), and by
 * how much, as the net tells it.
 */
export class PartsNet {
  readonly form: Form;
  /** Where in a sample stands who won, and by how much. */
  readonly won: number;
  readonly lead: number;
  readonly perSample: number;
  readonly #shape: Shape;
  readonly #first: Part;
  readonly #second: Part;
  /** The sums: a weight for each unit of the second layer, then an offset. */
  readonly #winning: number;
  readonly #leading: number;
  readonly #parts: Float32Array;
  readonly #read: Float32Array;
  readonly #units: Float32Array;
  readonly #slope: Float32Array;
  readonly #readSlope: Float32Array;
  readonly #partSlope: Float32Array;

  constructor(shape: Shape) {
    const { parts, partInputs, partUnits, wholeInputs, secondUnits } = shape;
    const secondInputs = partUnits + wholeInputs;
    this.#shape = shape;
    this.#first = partAt(0, partInputs, partUnits);
    this.#second = partAt(endOf(this.#first), secondInputs, secondUnits);
    this.#winning = endOf(this.#second);
    this.#leading = this.#winning + secondUnits + 1;
    const layers = [this.#first, this.#second];
    this.form = { layers, sums: this.#winning, all: this.#leading + secondUnits + 1 };
    this.won = parts * partInputs + wholeInputs;
    this.lead = this.won + 1;
    this.perSample = this.lead + 1;
    this.#parts = new Float32Array(parts * partUnits);
    this.#read = new Float32Array(secondInputs);
    this.#units = new Float32Array(secondUnits);
    this.#slope = new Float32Array(secondUnits);
    this.#readSlope = new Float32Array(secondInputs);
    this.#partSlope = new Float32Array(partUnits);
  }

  /** Numbers to begin with: small, at random. */
  beginning(rng: Rng): Float32Array {
    const { form } = this;
    const { secondUnits } = this.#shape;
    const [winning, leading] = [this.#winning, this.#leading];
    const numbers = new Float32Array(form.all);
    for (const { rows, size, weights } of form.layers) {
      const width = Math.sqrt(3 / rows) / 2;
      for (let i = 0; i < rows * size; i++) numbers[weights + i] = width * between(rng);
    }
    for (let i = 0; i < secondUnits; i++) {
      numbers[winning + i] = 0.3 * between(rng);
      numbers[leading + i] = 0.3 * between(rng);
    }
    return numbers;
  }

  /** Answers for the sample that begins here; adds its share to the gradient, if one is wanted. */
  learnFrom(
    numbers: Float32Array,
    samples: Float32Array,
    at: number,
    gradient?: Float32Array,
  ): Errors {
    const { parts, partInputs, partUnits, wholeInputs } = this.#shape;
    const [first, second, read, slope] = [this.#first, this.#second, this.#read, this.#slope];
    this.#readParts(numbers, samples, at);
    for (let i = 0; i < wholeInputs; i++) {
      read[partUnits + i] = samples[at + parts * partInputs + i] as number;
    }
    forward(numbers, second, read, 0, this.#units, 0);
    const ofOdds =
      1 / (1 + Math.exp(-this.#sumOf(numbers, this.#winning))) - (samples[at + this.won] as number);
    const ofLead = this.#sumOf(numbers, this.#leading) - (samples[at + this.lead] as number);
    if (gradient) {
      slope.fill(0);
      // The slope of the cross entropy by the sum is the error itself.
      this.#backSum(numbers, gradient, this.#winning, ofOdds);
      this.#backSum(numbers, gradient, this.#leading, LEAD_SHARE * ofLead);
      slopesOf(numbers, second, slope, this.#readSlope, partUnits);
      backward(second, read, 0, slope, gradient);
      for (let part = 0; part < parts; part++) {
        for (let i = 0; i < partUnits; i++) {
          const isOn = (this.#parts[part * partUnits + i] as number) > 0;
          this.#partSlope[i] = isOn ? (this.#readSlope[i] as number) : 0;
        }
        backward(first, samples, at + part * partInputs, this.#partSlope, gradient);
      }
    }
    return { odds: ofOdds ** 2, lead: ofLead ** 2 };
  }

  #readParts(numbers: Float32Array, samples: Float32Array, at: number): void {
    const { parts, partInputs, partUnits } = this.#shape;
    const [first, read, strengths] = [this.#first, this.#read, this.#parts];
    read.fill(0);
    for (let part = 0; part < parts; part++) {
      forward(numbers, first, samples, at + part * partInputs, strengths, part * partUnits);
      for (let i = 0; i < partUnits; i++) {
        const strength = strengths[part * partUnits + i] as number;
        if (strength > 0) read[i] = (read[i] as number) + strength;
      }
    }
  }

  #sumOf(numbers: Float32Array, at: number): number {
    const { secondUnits } = this.#shape;
    let sum = numbers[at + secondUnits] as number;
    for (let i = 0; i < secondUnits; i++) {
      const strength = this.#units[i] as number;
      if (strength > 0) sum += strength * (numbers[at + i] as number);
    }
    return sum;
  }

  #backSum(numbers: Float32Array, gradient: Float32Array, at: number, error: number): void {
    const { secondUnits } = this.#shape;
    const slope = this.#slope;
    gradient[at + secondUnits] = (gradient[at + secondUnits] as number) + error;
    for (let i = 0; i < secondUnits; i++) {
      const strength = this.#units[i] as number;
      if (strength <= 0) continue;
      gradient[at + i] = (gradient[at + i] as number) + error * strength;
      slope[i] = (slope[i] as number) + error * (numbers[at + i] as number);
    }
  }
}

function partAt(at: number, rows: number, size: number): Part {
  return { rows, size, weights: at, offsets: at + rows * size };
}

function endOf({ offsets, size }: Part): number {
  return offsets + size;
}

/** From -1 to 1. */
const between = (rng: Rng): number => rng.below(2 ** 24) / 2 ** 23 - 1;

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

/** From the slopes of a layer's units to those of the first so many of its inputs. */
function slopesOf(
  numbers: Float32Array,
  { size, weights }: Part,
  slopes: Float32Array,
  inputSlopes: Float32Array,
  wanted: number,
): void {
  for (let row = 0; row < wanted; row++) {
    const from = weights + row * size;
    let sum = 0;
    for (let i = 0; i < size; i++) sum += (slopes[i] as number) * (numbers[from + i] as number);
    inputSlopes[row] = sum;
  }
}

/** From the slopes of a layer's units to those of its numbers. */
function backward(
  { rows, size, weights, offsets }: Part,
  inputs: Float32Array,
  at: number,
  slopes: Float32Array,
  gradient: Float32Array,
): void {
  for (let i = 0; i < size; i++) {
    gradient[offsets + i] = (gradient[offsets + i] as number) + (slopes[i] as number);
  }
  for (let row = 0; row < rows; row++) {
    const value = inputs[at + row] as number;
    if (value === 0) continue;
    const from = weights + row * size;
    for (let i = 0; i < size; i++) {
      gradient[from + i] = (gradient[from + i] as number) + value * (slopes[i] as number);
    }
  }
}
