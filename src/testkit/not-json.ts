/**
 * Says where this value is not plain JSON, and how; nothing, if a trip through JSON gives back the very same.
 * An absent field must be absent: `undefined` would be lost, and a state with it would change when it is stored.
 */
export function notJson(value: unknown): string | undefined {
  const fault = faultIn(value, 0);
  return fault && `${fault.path.join('.') || 'the whole'} is ${fault.what}`;
}

type Fault = { path: string[]; what: string };

const DEEPEST = 100;

function faultIn(value: unknown, depth: number): Fault | undefined {
  const what = typeof value === 'object' && value !== null ? strange(value, depth) : wrong(value);
  if (what) return { path: [], what };
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const fault = faultIn(part, depth + 1);
    if (fault) return { path: [key, ...fault.path], what: fault.what };
  }
  return undefined;
}

function wrong(value: unknown): string | undefined {
  if (Object.is(value, -0)) return '-0';
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${value}`;
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  return typeof value;
}

function strange(value: object, depth: number): string | undefined {
  if (depth > DEEPEST) return 'nested without end';
  const list = Array.isArray(value);
  if (Object.getPrototypeOf(value) !== (list ? Array.prototype : Object.prototype)) {
    return `a ${value.constructor?.name ?? 'bare object'}`;
  }
  if (list && Object.keys(value).length !== value.length) return 'a list with holes or names';
  if (Object.getOwnPropertySymbols(value).length > 0) return 'keyed by a symbol';
  return undefined;
}
