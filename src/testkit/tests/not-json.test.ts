import { expect, it } from 'vitest';
import { notJson } from '../not-json.ts';

class Card {}

it.each([
  [{ a: [1, { b: undefined }] }, 'a.1.b is undefined'],
  [Number.NaN, 'the whole is NaN'],
  [{ a: Number.POSITIVE_INFINITY }, 'a is Infinity'],
  [[-0], '0 is -0'],
  [{ a: 1n }, 'a is bigint'],
  [{ a: () => 1 }, 'a is function'],
  [{ a: new Card() }, 'a is a Card'],
  [{ a: new Map() }, 'a is a Map'],
  [Object.create(null), 'the whole is a bare object'],
  [{ [Symbol('s')]: 1 }, 'the whole is keyed by a symbol'],
  [new Array(3), 'the whole is a list with holes or names'],
  [Object.assign([1], { more: 2 }), 'the whole is a list with holes or names'],
])('%o: %s', (value, fault) => {
  expect(notJson(value)).toBe(fault);
});

it('has nothing to say of plain JSON', () => {
  expect(notJson({ a: [1, 'b', null, true, {}], c: 0 })).toBeUndefined();
});

it('stops in a circle', () => {
  const circle: { again?: unknown } = {};
  circle.again = circle;
  expect(notJson(circle)).toMatch(/again is nested without end$/);
});
