import { describe, expect, it } from 'vitest';
import { exp, ln, logistic, power, square } from '../arithmetic.ts';

const NUMBERS = Array.from({ length: 20_001 }, (_, i) => (i - 10_000) / 13.7);

describe('arithmetic that is the same in every engine', () => {
  it('is what this engine has', () => {
    const off = (ours: number, theirs: number): number => Math.abs(ours - theirs) / theirs;
    const powers = NUMBERS.filter((x) => Math.abs(x) < 700);
    expect(Math.max(...powers.map((x) => off(exp(x), Math.exp(x))))).toBeLessThan(3e-16);
    const more = NUMBERS.map((x) => 2 + square(x));
    expect(Math.max(...more.map((x) => off(ln(x), Math.log(x))))).toBeLessThan(1e-15);
    expect(power(0.72, 9)).toBeCloseTo(0.72 ** 9, 15);
    expect(power(0.72, 0)).toBe(1);
  });

  it('has an end on both sides', () => {
    expect([exp(0), exp(-1e9), exp(1e9), exp(Number.NaN)]).toEqual([1, 0, Infinity, Number.NaN]);
    expect([logistic(0), logistic(-800), logistic(800)]).toEqual([0.5, 0, 1]);
    expect(exp(-745)).toBe(Number.MIN_VALUE);
  });

  // What every engine must come to, digit by digit.
  it('comes to these very numbers', () => {
    const all = NUMBERS.filter((x) => Math.abs(x) < 50).map(exp);
    const sum = all.reduce((total, each) => total + each / (1 + each), 0);
    expect([exp(1), exp(-0.7), exp(33.3), ln(10), sum]).toMatchInlineSnapshot(`
      [
        2.7182818284590455,
        0.4965853037914095,
        289738526663660.5,
        2.3025850929940455,
        684.4999999999999,
      ]
    `);
  });
});
