import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_ACTIONS, MOST_SEQ } from '../parts.ts';
import { isAct, toServer } from '../to-server.ts';

const isActBySchema = (raw: unknown): boolean => {
  const read = toServer.safeParse(raw);
  return read.success && read.data.t === 'act';
};

const act = { t: 'act', id: 'abcd-1234', after: 3, actions: [{ do: 'bank' }] };

test.each([
  act,
  { ...act, after: 0 },
  { ...act, after: MOST_SEQ },
  { ...act, after: MOST_SEQ + 1 },
  { ...act, after: -1 },
  { ...act, after: 1.5 },
  { ...act, after: '3' },
  { ...act, id: 'short' },
  { ...act, id: `${'a'.repeat(41)}` },
  { ...act, id: 'abcd_1234' },
  { ...act, id: 'abcdefgh\n' },
  { ...act, actions: [] },
  { ...act, actions: new Array(MOST_ACTIONS).fill(null) },
  { ...act, actions: new Array(MOST_ACTIONS + 1).fill(null) },
  { ...act, actions: { length: 1, 0: {} } },
  { ...act, more: 1 },
  { t: 'act', id: act.id, after: 3 },
  { ...act, t: 'undo' },
  null,
  'act',
  [act],
])('by hand as by the schema: %j', (raw) => {
  expect(isAct(raw)).toBe(isActBySchema(raw));
});

test('by hand as by the schema, whatever comes', () => {
  const field = fc.oneof(fc.jsonValue(), fc.constantFrom('act', 'abcd-1234', 3, [{}]));
  const message = fc.record(
    { t: field, id: field, after: field, actions: field, v: field },
    { requiredKeys: [] },
  );
  const near = fc.record({
    t: fc.constant('act'),
    id: fc.oneof(fc.constant('abcd-1234'), fc.string()),
    after: fc.oneof(fc.nat(), fc.double()),
    actions: fc.array(fc.jsonValue(), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(fc.oneof(message, near), (raw) => {
      const read = JSON.parse(JSON.stringify(raw)) as unknown;
      return isAct(read) === isActBySchema(read);
    }),
  );
});
