import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Rng, rngFrom, rngFromWords, takeAtRandom } from '../rng.ts';

/**
 * Pearson's measure of how far the counts are from equal. With so many throws it is near the number of counts, and
 * above this limit about once in a million fair generators. The seeds are fixed, so the answer never changes.
 */
function isFair(counts: readonly number[]): boolean {
  const expected = counts.reduce((sum, count) => sum + count) / counts.length;
  const measure = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const freedom = counts.length - 1;
  return measure < freedom + 4.8 * Math.sqrt(2 * freedom) + 12;
}

function throws(rng: Rng, n: number, times: number): number[] {
  const counts = new Array<number>(n).fill(0);
  for (let i = 0; i < times; i++) {
    const thrown = rng.below(n);
    counts[thrown] = (counts[thrown] as number) + 1;
  }
  return counts;
}

describe('below', () => {
  it('is a whole number from 0 to n - 1, for every n up to 2 to the 32nd', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, n) => {
        const rng = rngFrom(seed);
        for (let i = 0; i < 20; i++) {
          const thrown = rng.below(n);
          expect(Number.isSafeInteger(thrown) && thrown >= 0 && thrown < n).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('has one answer below 1', () => {
    expect(throws(rngFrom(1), 1, 100)).toEqual([100]);
  });

  it('gives each number as often as the others', () => {
    for (const n of [2, 3, 5, 6, 7, 10, 41, 52, 100, 120]) {
      expect(isFair(throws(rngFrom(n), n, 60_000)), `below ${n}`).toBe(true);
    }
  });

  it('does not favour small numbers where n hardly fits into a word', () => {
    // A generator that only took the remainder would give the lower half twice as often as the upper.
    const n = 3 * 2 ** 30;
    const rng = rngFrom(99);
    const counts = [0, 0, 0];
    for (let i = 0; i < 60_000; i++) {
      const third = Math.floor(rng.below(n) / 2 ** 30);
      counts[third] = (counts[third] as number) + 1;
    }
    expect(isFair(counts)).toBe(true);
  });

  it('throws again exactly for the words of the last, incomplete run', () => {
    // With n just over half the span nearly every second word must be thrown away.
    const n = 2 ** 31 + 1;
    const all = rngFrom(7);
    const kept: number[] = [];
    while (kept.length < 50) {
      const word = all.below(2 ** 32);
      if (word < n) kept.push(word);
    }
    const rng = rngFrom(7);
    expect(kept.map(() => rng.below(n))).toEqual(kept);
  });

  it('gives pairs in a row as often as other pairs', () => {
    const rng = rngFrom(5);
    const pairs = new Array<number>(36).fill(0);
    for (let i = 0; i < 60_000; i++) {
      const pair = 6 * rng.below(6) + rng.below(6);
      pairs[pair] = (pairs[pair] as number) + 1;
    }
    expect(isFair(pairs)).toBe(true);
  });
});

describe('generators', () => {
  const ten = (rng: Rng): number[] => Array.from({ length: 10 }, () => rng.below(1_000_000));

  it('repeat themselves from the same start and from no other', () => {
    const starts = [[1], [2], [-1], [1, 1], [2 ** 32 + 1], [2 ** 40], [0]] as const;
    const runs = starts.map(([seed, stream]) => ten(rngFrom(seed, stream)).join());
    expect(new Set(runs).size).toBe(starts.length);
    expect(starts.map(([seed, stream]) => ten(rngFrom(seed, stream)).join())).toEqual(runs);
  });

  it('are the published sfc32', () => {
    // The reference algorithm, written out with unsigned words, counter last.
    const reference = (a: number, b: number, c: number, counter: number): Rng => ({
      below: () => {
        const result = (a + b + counter) % 2 ** 32;
        counter = (counter + 1) % 2 ** 32;
        a = (b ^ (b >>> 9)) >>> 0;
        b = (c + c * 8) % 2 ** 32;
        c = ((((c << 21) | (c >>> 11)) >>> 0) + result) % 2 ** 32;
        return result;
      },
    });
    fc.assert(
      fc.property(fc.array(fc.nat(2 ** 31 - 1), { minLength: 4, maxLength: 4 }), (words) => {
        const [a, b, c, d] = words as [number, number, number, number];
        const expected = reference(a, b, c, d);
        for (let i = 0; i < 12; i++) expected.below(0);
        const rng = rngFromWords(a, b, c, d);
        for (let i = 0; i < 20; i++) expect(rng.below(2 ** 32)).toBe(expected.below(0));
      }),
    );
  });
});

describe('takeAtRandom', () => {
  it('takes so many, out of the counts, and never more of a kind than there are', () => {
    const counts = fc.array(fc.nat(5), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(counts, fc.integer(), fc.nat(), (before, seed, wish) => {
        const total = before.reduce((sum, count) => sum + count);
        const count = wish % (total + 1);
        const after = [...before];
        const taken = takeAtRandom(after, count, rngFrom(seed));
        expect(taken).toHaveLength(count);
        expect(after.every((left) => left >= 0)).toBe(true);
        const back = [...after];
        for (const kind of taken) back[kind] = (back[kind] as number) + 1;
        expect(back).toEqual(before);
      }),
      { numRuns: 1000 },
    );
  });

  it('gives the cards sorted by kind, so that their order tells nothing', () => {
    const rng = rngFrom(30);
    for (let i = 0; i < 200; i++) {
      const taken = takeAtRandom([3, 2, 4, 1, 5], 9, rng);
      expect(taken).toEqual(taken.toSorted((a, b) => a - b));
    }
  });

  it('takes a kind as often as there are cards of it', () => {
    // Three kinds of 1, 2 and 3 cards. Taking three of the six, half of each kind is seen.
    const rng = rngFrom(31);
    const [one, two, three] = [
      [0, 0],
      [0, 0, 0],
      [0, 0, 0, 0],
    ];
    for (let i = 0; i < 40_000; i++) {
      const taken = takeAtRandom([1, 2, 3], 3, rng);
      for (const [kind, tally] of [one, two, three].entries()) {
        const count = taken.filter((other) => other === kind).length;
        tally[count] = (tally[count] as number) + 1;
      }
    }
    // Of the 20 ways to take three of six cards: kind 0 is in 10; of kind 1 none, one, two are in 4, 12, 4;
    // of kind 2 none, one, two, three in 1, 9, 9, 1.
    const shares = (tally: readonly number[], ways: readonly number[]) =>
      tally.every((count, i) => Math.abs(count - 2000 * (ways[i] as number)) < 500);
    expect(shares(one, [10, 10]) && shares(two, [4, 12, 4]) && shares(three, [1, 9, 9, 1])).toBe(
      true,
    );
  });

  it('takes every set of cards as often as every other', () => {
    const rng = rngFrom(32);
    const sets = new Map<string, number>();
    for (let i = 0; i < 40_000; i++) {
      const set = takeAtRandom([1, 1, 1, 1, 1, 1], 3, rng).join();
      sets.set(set, (sets.get(set) ?? 0) + 1);
    }
    expect(sets.size).toBe(20);
    expect(isFair([...sets.values()])).toBe(true);
  });

  it('takes nothing from nothing', () => {
    expect(takeAtRandom([0, 0], 0, rngFrom(1))).toEqual([]);
  });
});
