/** How often each number came up. */
export type Histogram = Map<number, number>;

/** A histogram in six figures. */
export type Spread = {
  least: number;
  lowerQuartile: number;
  median: number;
  upperQuartile: number;
  most: number;
  mean: number;
};

export function count(histogram: Histogram, value: number, times = 1): void {
  histogram.set(value, (histogram.get(value) ?? 0) + times);
}

export function merge(into: Histogram, more: Histogram): void {
  for (const [value, times] of more) count(into, value, times);
}

/** The quantiles are values that came up; nothing, if none did. */
export function spreadOf(histogram: Histogram): Spread | undefined {
  const sorted = [...histogram].toSorted(([a], [b]) => a - b);
  const total = sorted.reduce((sum, [, times]) => sum + times, 0);
  if (total === 0) return undefined;
  const quantile = (share: number): number => {
    let before = 0;
    const reached = sorted.find(([, times]) => {
      before += times;
      return before >= share * total;
    });
    return (reached as [number, number])[0];
  };
  return {
    least: quantile(0),
    lowerQuartile: quantile(0.25),
    median: quantile(0.5),
    upperQuartile: quantile(0.75),
    most: quantile(1),
    mean: sorted.reduce((sum, [value, times]) => sum + value * times, 0) / total,
  };
}
