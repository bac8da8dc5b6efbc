import { describe, expect, it } from 'vitest';
import { tryLaws } from '../laws.ts';
import { playScript } from '../script.ts';
import { shortest, shrink } from '../shrink.ts';
import { CARD_LOST } from './planting.ts';

const NUMBERS = Array.from({ length: 200 }, (_, i) => (i * 7919) % 1000);

describe('shortest', () => {
  it('leaves only what is needed to fail', () => {
    const fails = (numbers: readonly number[]) => {
      const one = numbers.findIndex((number) => number > 900);
      const other = numbers.findIndex((number, at) => at > one && number % 100 === 7);
      return one >= 0 && other >= 0 ? other + 1 : undefined;
    };
    const numbers = shortest(NUMBERS, fails);
    expect(numbers).toHaveLength(2);
    expect(numbers[0]).toBeGreaterThan(900);
    expect(numbers[1]).toBe(7);
  });

  it('lowers what it cannot leave out', () => {
    const fails = (numbers: readonly number[]) => (numbers.length === 200 ? 200 : undefined);
    expect(shortest(NUMBERS, fails)).toEqual(NUMBERS.map(() => 0));
  });

  it('gives back what does not fail', () => {
    expect(shortest(NUMBERS, () => undefined)).toBe(NUMBERS);
  });

  it('gives up after a while', () => {
    let looked = 0;
    shortest(NUMBERS, (numbers) => {
      looked += numbers.length;
      return numbers.length > 190 && looked % 3 === 0 ? numbers.length : undefined;
    });
    expect(looked).toBeLessThanOrEqual(300_000);
  });
});

it('a card lost in mid-game is lost in the first turn of the shortest game', () => {
  const [failure] = tryLaws(CARD_LOST, { bound: 60, games: 1, seats: [2] });
  if (!failure) throw new Error('not found');
  const { script, breach } = shrink(CARD_LOST, failure, 60);
  const log = playScript(CARD_LOST.game, script).log.map(({ actor, action }) => [actor, action.do]);
  expect(log).toEqual([
    [0, 'stake'],
    [1, 'stake'],
    ['chance', 'deal'],
    ['chance', 'deal'],
    ['chance', 'deal'],
    ['chance', 'deal'],
    [0, 'bury'],
  ]);
  expect(breach).toMatchObject({ law: 7, entry: 7 });
});
