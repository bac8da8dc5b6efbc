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

/** The logarithm of 2 in two parts, the first with so few digits that a whole number of it is exact. */
const LN2_HIGH = Math.fround(Math.LN2);
const LN2_LOW = -1.904654299957768e-9;

/** 1/13!, 1/12! and so on to 1/2!: what follows is beyond the last digit. */
const SERIES = Array.from({ length: 12 }, (_, i) => 1 / factorial(13 - i));

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1);
}

/** e to the power of x: whole powers of 2 are taken out, and of the little that is left the series is summed from its end. */
export function exp(x: number): number {
  if (x > 710) return Number.POSITIVE_INFINITY;
  if (x < -746) return 0;
  const k = Math.round(x / Math.LN2);
  const left = x - k * LN2_HIGH - k * LN2_LOW;
  let sum = 0;
  for (const part of SERIES) sum = sum * left + part;
  const y = 1 + (left + left * left * sum);
  if (k > 1022) return y * 2 * twoTo(k - 1);
  // The least numbers have fewer digits: they are rounded once.
  return k >= -1021 ? y * twoTo(k) : y * twoTo(k + 1000) * twoTo(-1000);
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
