import { type Measured, measure, type Patience } from './measure.ts';

/** How much of everything the reference does: some milliseconds' worth. */
const ROUNDS = 20_000;

/**
 * The same work on every machine: numbers, objects, texts, a sort and a map, of all a little. What a figure of the same
 * run is as a multiple of it says how dear a thing is; milliseconds say that of the machine as well.
 */
export function reference(rounds = ROUNDS): number {
  const cards: { number: number; name: string }[] = [];
  for (let i = 0, number = 1; i < rounds; i++) {
    number = (number * 48_271) % 2_147_483_647;
    cards.push({ number, name: `card ${number % 1000}` });
  }
  cards.sort((a, b) => a.number - b.number);
  const counts = new Map<string, number>();
  for (const { name } of cards) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts.size;
}

export function measureReference(patience: Patience): Measured {
  return measure(() => {
    reference();
    return 1;
  }, patience);
}

/** 0.12 × */
export function times(cost: number, ofReference: number): string {
  const ratio = cost / ofReference;
  return `${ratio < 10 ? ratio.toPrecision(2) : ratio.toFixed(0)} ×`;
}
