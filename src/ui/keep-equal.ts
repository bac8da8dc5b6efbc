/**
 * What came, but with every part that is as it was taken from what was there. A table comes as fresh JSON at each move;
 * after this `===` tells which of its parts have changed, and only those are drawn anew.
 */
export function keepEqual<T>(old: unknown, fresh: T): T {
  if (Object.is(old, fresh)) return fresh;
  if (Array.isArray(old) && Array.isArray(fresh)) {
    const kept = fresh.map((part, i) => keepEqual(old[i], part) as unknown);
    return (isSame(old, kept) ? old : kept) as T;
  }
  if (isPlain(old) && isPlain(fresh)) {
    const parts = Object.entries(fresh);
    const kept = parts.map(([key, part]) => [key, keepEqual(old[key], part)] as const);
    const same = isSame(Object.entries(old).flat(), kept.flat());
    return (same ? old : Object.fromEntries(kept)) as T;
  }
  return fresh;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((part, i) => Object.is(part, b[i]));
}
