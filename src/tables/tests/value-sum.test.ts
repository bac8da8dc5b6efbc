import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical } from '#kernel/canonical.ts';
import { valueSum } from '../value-sum.ts';

const copyOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The same with the fields of every object in the opposite order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, turned(field)] as const);
  return Object.fromEntries(fields.toReversed());
}

test('equal values have equal sums, whatever the order of their fields', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => valueSum(turned(copyOf(value))) === valueSum(value)),
  );
});

test('a field that is nothing is not there', () => {
  expect(valueSum({ a: 1, b: undefined })).toBe(valueSum({ a: 1 }));
});

test('other values have other sums', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      fc.pre(canonical(copyOf(one)) !== canonical(copyOf(other)));
      return valueSum(one) !== valueSum(other);
    }),
  );
  const near = [0, 1, '0', '1', '', null, false, true, [], {}, [0], [[]], { a: 0 }, { a: [0] }];
  const large = [2 ** 31, 2 ** 32, 2 ** 32 + 1, -(2 ** 40), -5.541328101632761e34, 1e300, 0.5];
  const swapped = [{ a: 1, b: 2 }, { a: 2, b: 1 }, [1, 2], [2, 1], [[1], 2], [1, [2]]];
  const sums = [...near, ...large, ...swapped].map(valueSum);
  expect(new Set(sums).size).toBe(sums.length);
});
