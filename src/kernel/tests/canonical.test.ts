import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonical } from '../canonical.ts';

/** The same value with the keys of every object in another order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, field]) => [key, reversed(field)]),
  );
}

it('reads back as the value it was made of', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
      // JSON knows no -0.
      expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    { numRuns: 1000 },
  );
});

it('is the same text however the keys were ordered', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
      expect(canonical(reversed(value))).toBe(canonical(value));
    }),
    { numRuns: 1000 },
  );
});

it('differs for values that differ', () => {
  const values = [
    null,
    0,
    '0',
    '',
    [],
    {},
    [[]],
    [{}],
    { a: 1 },
    { a: '1' },
    { b: 1 },
    [1, 2],
    [2, 1],
    [12],
  ];
  expect(new Set(values.map(canonical)).size).toBe(values.length);
});

it('writes keys in alphabetical order and leaves out absent fields', () => {
  expect(canonical({ b: [2, { d: 4, c: undefined }], a: 'x' })).toBe('{"a":"x","b":[2,{"d":4}]}');
});

it('writes keys that name parts of every object like any other key', () => {
  const text = '{"__proto__":{"x":1},"constructor":2,"toString":3}';
  expect(canonical(JSON.parse(text))).toBe(text);
});
