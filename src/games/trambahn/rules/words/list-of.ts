import type { Tram } from '../model.ts';

/** "a, b and c". */
export const listOf = (parts: readonly string[], last: string): string =>
  parts.length < 2
    ? (parts[0] ?? '')
    : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1) as string}`;

/** How many of each kind, in the order in which they come. */
export function byKind(trams: readonly Tram[]): [tram: Tram, count: number][] {
  const kinds = new Map<Tram, number>();
  for (const tram of trams) kinds.set(tram, (kinds.get(tram) ?? 0) + 1);
  return [...kinds];
}
