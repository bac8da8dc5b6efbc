/**
 * What of arithmetic a judgement needs beyond + − × ÷ and the square root. Those give the same to the last digit everywhere;
 * `Math.exp`, `Math.log`, `**` and the like may differ from one engine to the next, and a bot would play otherwise in another
 * browser. So they are made of the former here, and `npm run check` refuses the latter where bots think.
 */

/** All powers of two from 2^-1022 to 2^1023, which products come to exactly; made when they are wanted. */
const LEAST = -1022;
let powersOfTwo: Float64Array | undefined;
const twoTo = (k: number): number => {
  powersOfTwo ??= allPowersOfTwo();
  return powersOfTwo[k - LEAST] as number;
};

function allPowersOfTwo(): Float64Array {
  const powers = new Float64Array(2046).fill(2.2250738585072014e-308);
  for (let i = 1; i < powers.length; i++) powers[i] = (powers[i - 1] as number) * 2;
  return powers;
}

/** The logarithm of 2 in two parts, the first with so few digits that a whole number of it is exact; and what 1 is divided by it. */
const [LN2_HIGH, LN2_LOW] = [0.6931471803691238, 1.9082149292705877e-10] as const;
const PER_LN2 = Math.LOG2E;

/** Of the polynomial that comes nearest to e to the power of what little is left. */
const [P1, P2, P3] = [0.16666666666666602, -0.0027777777777015593, 0.00006613756321437934] as const;
const [P4, P5] = [-0.0000016533902205465252, 4.1381367970572385e-8] as const;

/** Beyond these there is nothing left, or no number large enough. */
const [TOO_LOW, TOO_HIGH] = [-745.1332191019411, 709.782712893384] as const;

/**
 * e to the power of x, to the last digit as V8 has it (but for 1, where V8 writes e itself).
 *
 * After `e_exp.c` of fdlibm: Copyright (C) 2004 by Sun Microsystems, Inc. All rights reserved. Permission to use, copy, modify, and
 * distribute this software is freely granted, provided that this notice is preserved.
 */
export function exp(x: number): number {
  if (!(x < TOO_HIGH)) return x > 0 ? Number.POSITIVE_INFINITY : x;
  if (x < TOO_LOW) return 0;
  const k = wholeOf(x);
  const high = x - k * LN2_HIGH;
  const low = k * LN2_LOW;
  const r = high - low;
  const t = r * r;
  const c = r - t * (P1 + t * (P2 + t * (P3 + t * (P4 + t * P5))));
  if (k === 0) return 1 - ((r * c) / (c - 2) - r);
  const y = 1 - (low - (r * c) / (2 - c) - high);
  if (k > 1022) return y * 2 * twoTo(k - 1);
  return k >= -1021 ? y * twoTo(k) : y * twoTo(k + 1000) * twoTo(-1000);
}

/** How many times the logarithm of 2 is taken out of x, so that little is left. */
function wholeOf(x: number): number {
  const size = Math.abs(x);
  if (size < 0.3465735912322998) return 0;
  if (size < 1.0397205352783203) return x < 0 ? -1 : 1;
  return Math.trunc(PER_LN2 * x + (x < 0 ? -0.5 : 0.5));
}

/** How likely, when the odds are e to the power of x. */
export const logistic = (x: number): number => 1 / (1 + exp(-x));

/** The natural logarithm of a number that is 1 or more. */
export function ln(x: number): number {
  let k = 0;
  for (; x > Math.SQRT2; k++) x /= 2;
  const s = (x - 1) / (x + 1);
  const square = s * s;
  let sum = 0;
  for (let odd = 23; odd >= 1; odd -= 2) sum = sum * square + 1 / odd;
  return k * Math.LN2 + 2 * s * sum;
}

/** A number, so many times multiplied: a whole number of times. */
export function power(base: number, times: number): number {
  let product = 1;
  for (let i = 0; i < times; i++) product *= base;
  return product;
}

export const square = (x: number): number => x * x;
