import { expect, it } from 'vitest';
import { Malformed, type RuleId } from '#kernel/game.ts';
import { refuseBadActions } from '../suite/refuse-bad-actions.ts';
import { lanterns, lanternsWith } from './lanterns.ts';

const { game } = lanterns;
const PLAN = { runs: 2000, seed: 1 };

/** The classic mistake: `into.__proto__` is the prototype of every object. */
function merge(into: Record<string, unknown>, from: unknown): void {
  for (const [key, part] of Object.entries(Object(from) as object)) {
    if (typeof part !== 'object' || part === null) into[key] = part;
    else if (typeof into[key] === 'object') merge(into[key] as typeof into, part);
  }
}

it('10,000 bad actions are malformed or refused, and change nothing', () => {
  const { malformed, refused, legal } = refuseBadActions(lanterns, { runs: 10_000, seed: 1 });
  expect(malformed + refused).toBe(10_000);
  expect(malformed).toBeGreaterThan(3000);
  expect(refused).toBeGreaterThan(1000);
  expect(legal).toBeGreaterThan(0);
});

it('the same seed sends the same', () => {
  expect(refuseBadActions(lanterns, PLAN)).toEqual(refuseBadActions(lanterns, PLAN));
});

it.each([
  {
    bug: 'a parser that falls over',
    title: lanternsWith({
      parseAction(raw) {
        Object.keys(raw as object);
        return game.parseAction(raw);
      },
    }),
    says: /TypeError/,
  },
  {
    bug: 'a parser that repeats what it was sent',
    title: lanternsWith({
      parseAction(raw) {
        try {
          return game.parseAction(raw);
        } catch {
          throw new Malformed(`what is ${JSON.stringify(raw)}?`);
        }
      },
    }),
    says: /it takes \d+ characters to say why/,
  },
  {
    bug: 'a parser that writes into the prototype of all objects',
    title: lanternsWith({
      parseAction(raw) {
        merge({}, raw);
        return game.parseAction(raw);
      },
    }),
    says: /"__proto__":\{"polluted":true\}.*every object is changed/,
  },
  {
    bug: 'a check that spends before it looks',
    title: lanternsWith({
      check(table, own, seat, action) {
        const refusal = game.check(table, own, seat, action);
        if (refusal) table.bag--;
        return refusal;
      },
    }),
    says: /Error: the state is changed \(seed 1, path/,
  },
  {
    bug: 'a refusal without a number',
    title: lanternsWith({ check: () => ({ rule: 'no' as RuleId }) }),
    says: /refused by no rule: \{"rule":"no"\}/,
  },
])('finds $bug', ({ title, says }) => {
  expect(() => refuseBadActions(title, PLAN)).toThrow(says);
});
