/** Numbers along the line of strength, at round distances, with all of these between the first and the last. */
export function ticksFor(values: readonly number[], most: number): number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = STEPS.find((one) => (high - low) / one + 2 <= most) ?? LARGEST;
  const first = Math.floor(low / step) * step;
  const count = Math.max(2, Math.ceil((high - first) / step) + 1);
  return Array.from({ length: count }, (_, i) => first + i * step);
}

const LARGEST = 1000;
const STEPS = [50, 100, 200, 250, 500, LARGEST];

/** The places of these, from the left, moved so that each has `gap` to its neighbour and all stay within the line. */
export function spread(
  places: readonly number[],
  gap: number,
  [from, to]: readonly [number, number],
): number[] {
  const order = places.map((_, i) => i).toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const at = [...places];
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, one] of order.entries()) {
      const next = order[i + 1];
      if (next === undefined) continue;
      const lacking = gap - ((at[next] ?? 0) - (at[one] ?? 0));
      if (lacking <= 0) continue;
      at[one] = (at[one] ?? 0) - lacking / 2;
      at[next] = (at[next] ?? 0) + lacking / 2;
    }
    for (const one of order) at[one] = Math.min(to, Math.max(from, at[one] ?? 0));
  }
  return at;
}

/** More than it takes for a handful. */
const ROUNDS = 60;
