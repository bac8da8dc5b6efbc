import type { Kind } from '#kernel/game.ts';
import type { Title } from '#kernel/title.ts';
import { type Failure, findBreach } from './laws.ts';

/** Looks at a list of numbers: how many of them, from the first, are enough to fail? None: they do not fail. */
export type Fails = (numbers: readonly number[]) => number | undefined;

/** A search ends after so many numbers were looked at: a minute at the worst, for a slow law. */
const MOST_LOOKED_AT = 300_000;

/**
 * The shortest game found that breaks the same law, its numbers as low as may be. Breaches of other laws that turn
 * up on the way are not followed: they have failures of their own.
 */
export function shrink<K extends Kind>(
  title: Title<K>,
  { script, breach }: Failure<K>,
  bound: number,
): Failure<K> {
  const breachOf = (numbers: readonly number[]) =>
    findBreach(title, { ...script, numbers }, { bound, laws: [breach.law] });
  const numbers = shortest(script.numbers, (tried) => breachOf(tried)?.entry);
  return { script: { ...script, numbers }, breach: breachOf(numbers) ?? breach };
}

/**
 * Delta debugging: leaves out halves, quarters, … single numbers for as long as the rest still fails, then lowers
 * what is left, and begins again until nothing changes.
 */
export function shortest(numbers: readonly number[], fails: Fails): readonly number[] {
  let best = numbers;
  let left = MOST_LOOKED_AT;
  const accept = (tried: readonly number[]): boolean => {
    if (left < tried.length) return false;
    left -= tried.length;
    const enough = fails(tried);
    if (enough === undefined) return false;
    best = tried.slice(0, enough);
    return true;
  };
  accept(numbers);
  for (let before: readonly number[] = []; before !== best; ) {
    before = best;
    sweep(
      () => best.length,
      (from, size) => accept(best.toSpliced(from, size)),
    );
    sweep(
      () => best.length,
      (from, size) => isAboveZero(best, from, size) && accept(zeroed(best, from, size)),
    );
    for (let at = 0; at < best.length; at++) lower(best, at, accept);
  }
  return best;
}

/** Offers each chunk of a list, from halves down to single numbers; one that was taken is offered again. */
function sweep(length: () => number, take: (from: number, size: number) => boolean): void {
  for (let size = Math.ceil(length() / 2); size > 0; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < length(); ) {
      if (!take(from, size)) from += size;
    }
  }
}

function isAboveZero(numbers: readonly number[], from: number, size: number): boolean {
  return numbers.slice(from, from + size).some((number) => number > 0);
}

function zeroed(numbers: readonly number[], from: number, size: number): readonly number[] {
  return numbers.map((number, at) => (at >= from && at < from + size ? 0 : number));
}

/** Only the rest of a division by the number of choices counts, so one of the least numbers mostly does as well. */
function lower(
  numbers: readonly number[],
  at: number,
  accept: (tried: readonly number[]) => boolean,
): void {
  const number = numbers[at] as number;
  for (let low = 0; low < Math.min(number, 10); low++) {
    if (accept(numbers.with(at, low))) return;
  }
}
