/** Cubes and cards are numbers of each kind. */

export function total(counts: readonly number[]): number {
  let sum = 0;
  for (let kind = 0; kind < counts.length; kind++) sum += counts[kind] as number;
  return sum;
}

export function add(counts: number[], kind: number, count = 1): void {
  counts[kind] = (counts[kind] as number) + count;
}

export function countsOf(items: readonly number[], kinds: number): number[] {
  const counts = new Array<number>(kinds).fill(0);
  for (const item of items) add(counts, item);
  return counts;
}

/** Are all these items there, each as often as it is named? */
export function holds(counts: readonly number[], items: readonly number[]): boolean {
  const named = countsOf(items, counts.length);
  return named.every((count, kind) => count <= (counts[kind] as number));
}
