import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepEqual } from '../keep-equal.ts';

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

test('what has not changed is the old object', () => {
  const old = { rows: [[1], [2, 3]], players: [{ money: 4 }, { money: 5 }], turn: 0 };
  const fresh = { ...copy(old), players: [{ money: 4 }, { money: 6 }] };
  const kept = keepEqual(old, fresh);
  expect(kept).toEqual(fresh);
  expect(kept.rows).toBe(old.rows);
  expect(kept.players[0]).toBe(old.players[0]);
  expect(kept.players[1]).not.toBe(old.players[1]);
});

test('what is gone, added or of another kind is not kept', () => {
  expect(keepEqual({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(keepEqual({ a: 1 }, { a: 1, b: undefined })).toStrictEqual({ a: 1, b: undefined });
  expect(keepEqual([1, 2], [1])).toEqual([1]);
  expect(keepEqual([], {})).toEqual({});
  expect(keepEqual(null, {})).toEqual({});
  expect(keepEqual({}, null)).toBeNull();
});

test('it always says what came, and the same twice is the first', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      // As it comes over the wire, where there is no -0.
      const [old, fresh, before] = [copy(one), copy(other), copy(one)];
      expect(keepEqual(old, fresh)).toEqual(fresh);
      expect(keepEqual(old, copy(old))).toBe(old);
      expect(old).toEqual(before);
    }),
  );
});
