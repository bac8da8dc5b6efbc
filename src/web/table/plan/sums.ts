import type { Sum } from '#ui/face.ts';

/** A figure that changes: what it was, what it will be, and the difference as it is written. */
export type Change = { name: string; from: string; to: string; by: string; more: boolean };

/** What differs between two lists of the same figures. */
export function changesOf(before: readonly Sum[], after: readonly Sum[]): Change[] {
  return after.flatMap((sum, i) => {
    const was = before[i];
    if (!was || was.worth === sum.worth) return [];
    const by = sum.worth - was.worth;
    const written = sum.change?.(by) ?? `${by > 0 ? '+' : '−'}${Math.abs(by)}`;
    return [{ name: sum.name, from: was.written, to: sum.written, by: written, more: by > 0 }];
  });
}
