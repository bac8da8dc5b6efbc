import fc, { type Arbitrary } from 'fast-check';

/**
 * What a broken or hostile client might send: legal actions spoilt in many ways, and things that never were actions.
 * Some turn out to be legal at another moment.
 */
export function badActions(samples: readonly unknown[]): Arbitrary<unknown> {
  const sample = fc.constantFrom(...samples);
  const fieldReplaced = fc
    .tuple(sample, fc.nat(), oddValues)
    .map(([action, place, odd]) => spoilt(action, place, () => odd));
  const fieldTwisted = fc
    .tuple(sample, fc.nat(), fc.constantFrom(...TWISTS))
    .map(([action, place, twist]) => spoilt(action, place, twist));
  const fieldAdded = fc
    .tuple(sample, fc.oneof(fc.string(), fc.constantFrom(...TRAPS)), oddValues)
    .map(([action, key, odd]) => extended(action, key, odd));
  const wrapped = fc
    .tuple(sample, fc.constantFrom(...WRAPPINGS))
    .map(([action, wrap]) => wrap(action));
  return fc.oneof(
    { weight: 60, arbitrary: sample },
    { weight: 30, arbitrary: fieldReplaced },
    { weight: 30, arbitrary: fieldTwisted },
    { weight: 10, arbitrary: fieldAdded },
    { weight: 5, arbitrary: wrapped },
    { weight: 5, arbitrary: oddValues },
    { weight: 5, arbitrary: undoLike },
  );
}

/** Keys that mean something to the language itself, or to the log. */
const TRAPS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'undo'];
const NUMBERS = [NaN, Infinity, -Infinity, -0, -1, 0.5, 2 ** 31, 2 ** 53, Number.MAX_VALUE];
const OTHERS = [null, undefined, true, '', '0', ' ', [], {}, [[]]];
const MEGABYTE = 'x'.repeat(2 ** 20);

const oddValues: Arbitrary<unknown> = fc.oneof(
  { weight: 1000, arbitrary: fc.constantFrom<unknown>(...TRAPS, ...NUMBERS, ...OTHERS) },
  { weight: 250, arbitrary: fc.integer() },
  { weight: 250, arbitrary: fc.integer({ min: 0, max: 50 }) },
  { weight: 250, arbitrary: fc.string() },
  { weight: 250, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 100, arbitrary: fc.integer({ min: 10, max: 2000 }).map(nested) },
  {
    weight: 100,
    arbitrary: fc.constantFrom(...TRAPS).map((key) => extended({}, key, { polluted: true })),
  },
  { weight: 1, arbitrary: fc.constant(MEGABYTE) },
);

const undoLike = fc.oneof(
  fc.record({ undo: oddValues }),
  fc.record({ undo: fc.nat(), agreed: fc.oneof(fc.array(fc.nat()), oddValues) }),
);

const GONE = Symbol('gone');

/** What may happen to one field of an action. */
const TWISTS: readonly ((part: unknown) => unknown)[] = [
  () => GONE,
  (part) => [part],
  (part) => `${JSON.stringify(part)}`,
  (part) => (typeof part === 'number' ? part + 1 : -1),
  (part) => (typeof part === 'number' ? part - 1 : 0),
  (part) => (typeof part === 'number' ? part + 0.5 : null),
  (part) => (typeof part === 'number' ? part * 1e9 : 1e9),
  (part) => (typeof part === 'string' ? part.toUpperCase() : 'A'),
  (part) => (typeof part === 'string' ? `${part} ` : ''),
  (part) => [...listOf(part), ...listOf(part)],
  (part) => listOf(part).slice(1),
  (part) => listOf(part).toReversed(),
  () => new Array<unknown>(3),
];

function listOf(part: unknown): readonly unknown[] {
  return Array.isArray(part) ? part : [part];
}

const WRAPPINGS: readonly ((action: unknown) => unknown)[] = [
  (action) => [action],
  (action) => ({ action }),
  (action) => JSON.stringify(action),
  (action) => Object.entries(action ?? {}),
  (action) => extended(action, 'undo', 0),
  (action) => extended(action, 'toJSON', 1),
];

/** The action with one of its fields, at whatever depth, replaced by what `change` makes of it. */
function spoilt(action: unknown, place: number, change: (part: unknown) => unknown): unknown {
  const whole = { action: structuredClone(action) };
  const places = fieldsIn(whole);
  const [holder, key] = places[place % places.length] as Field;
  const part = change(holder[key]);
  if (part === GONE) delete holder[key];
  else holder[key] = part;
  return whole.action;
}

type Field = [holder: Record<string, unknown>, key: string];

function fieldsIn(holder: object): Field[] {
  return Object.entries(holder as Record<string, unknown>).flatMap(([key, part]): Field[] => [
    [holder as Record<string, unknown>, key],
    ...(typeof part === 'object' && part !== null ? fieldsIn(part) : []),
  ]);
}

/** With one more own field, be it called `__proto__`, as `JSON.parse` makes it of hostile text. */
function extended(action: unknown, key: string, value: unknown): unknown {
  const whole = typeof action === 'object' && action !== null ? structuredClone(action) : {};
  return Object.defineProperty(whole, key, {
    value,
    enumerable: true,
    writable: true,
    configurable: true,
  });
}

function nested(depth: number): unknown {
  let value: unknown = 0;
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { do: value };
  return value;
}
