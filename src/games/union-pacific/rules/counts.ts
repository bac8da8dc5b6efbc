/** Cards of one sort, as numbers of each kind. */

export function none(kinds: number): number[] {
  return new Array<number>(kinds).fill(0);
}

export function add(counts: number[], kind: number, count = 1): void {
  counts[kind] = (counts[kind] as number) + count;
}

/** The same with one kind changed: a new one, where the old one is still on show. */
export function changed(counts: readonly number[], kind: number, by: number): number[] {
  const after = counts.slice();
  add(after, kind, by);
  return after;
}

export function total(counts: readonly number[]): number {
  let sum = 0;
  for (let kind = 0; kind < counts.length; kind++) sum += counts[kind] as number;
  return sum;
}

export function countsOf(cards: readonly number[], kinds: number): number[] {
  const counts = none(kinds);
  for (const card of cards) add(counts, card);
  return counts;
}

/** The kinds that are there, each as often as it is. */
export function cardsOf(counts: readonly number[]): number[] {
  return counts.flatMap((count, kind) => new Array<number>(count).fill(kind));
}
