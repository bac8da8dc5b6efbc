import { describe, expect, it } from 'vitest';
import { findBreach, tryLaws } from '../laws.ts';
import { shrink } from '../shrink.ts';
import { laws } from '../suite/suite.ts';
import { lanterns, lanternsWith } from './lanterns.ts';
import { PLANTED_BUGS } from './planted-bugs.ts';
import { CARD_LOST } from './planting.ts';

const BOUND = 60;

laws(lanterns, { bound: BOUND, options: [{ copies: 3 }, { copies: 1 }] });

describe('a planted bug', () => {
  it.each(PLANTED_BUGS)('breaks law $law: $bug', ({ law, title, says, entries }) => {
    const failures = tryLaws(title, { bound: BOUND, games: 40 });
    const failure = failures.find(({ breach }) => breach.law === law);
    if (!failure) throw new Error(`not found; broken: ${JSON.stringify(failures)}`);
    expect(failure.breach.sentence).toMatch(says);

    const shortest = shrink(title, failure, BOUND);
    expect(shortest.breach.law).toBe(law);
    expect(shortest.script.numbers.length).toBe(shortest.breach.entry);
    expect(shortest.breach.entry).toBeLessThanOrEqual(entries);
  });
});

it('law 5 finds a set-up that hands out one and the same object', () => {
  const table = lanterns.game.setup(2, { copies: 3 });
  const title = lanternsWith({ setup: () => table });
  const [failure] = tryLaws(title, { bound: BOUND, games: 1, seats: [2] });
  expect(failure?.breach.law).toBe(5);
});

it('the same script has the same verdict, and so has its beginning up to the breach', () => {
  const [failure] = tryLaws(CARD_LOST, { bound: BOUND, games: 1 });
  if (!failure) throw new Error('not found');
  const { script, breach } = failure;
  const beginning = { ...script, numbers: script.numbers.slice(0, breach.entry) };
  for (const tried of [script, beginning]) {
    expect(findBreach(CARD_LOST, tried, { bound: BOUND, laws: [7] })).toEqual(breach);
  }
});
