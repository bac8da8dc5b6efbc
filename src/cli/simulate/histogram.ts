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

/** A histogram by what nine games of ten lie within. */
export type Range = {
  mean: number;
  least: number;
  fifth: number;
  median: number;
  ninetyFifth: number;
  most: number;
};

export function count(histogram: Histogram, value: number, times = 1): void {
  histogram.set(value, (histogram.get(value) ?? 0) + times);
}

export function merge(into: Histogram, more: Histogram): void {
  for (const [value, times] of more) count(into, value, times);
}

/** The quantiles are values that came up; nothing, if none did. */
export function spreadOf(histogram: Histogram): Spread | undefined {
  const { mean, quantile } = summaryOf(histogram);
  if (quantile === undefined) return undefined;
  return {
    least: quantile(0),
    lowerQuartile: quantile(0.25),
    median: quantile(0.5),
    upperQuartile: quantile(0.75),
    most: quantile(1),
    mean,
  };
}

/** As `spreadOf`. */
export function rangeOf(histogram: Histogram): Range | undefined {
  const { mean, quantile } = summaryOf(histogram);
  if (quantile === undefined) return undefined;
  return {
    mean,
    least: quantile(0),
    fifth: quantile(0.05),
    median: quantile(0.5),
    ninetyFifth: quantile(0.95),
    most: quantile(1),
  };
}

type Summary = { mean: number; quantile?: (share: number) => number };

function summaryOf(histogram: Histogram): Summary {
  const sorted = [...histogram].toSorted(([a], [b]) => a - b);
  const total = sorted.reduce((sum, [, times]) => sum + times, 0);
  if (total === 0) return { mean: Number.NaN };
  const quantile = (share: number): number => {
    let before = 0;
    const reached = sorted.find(([, times]) => {
      before += times;
      return before >= share * total;
    });
    return (reached as [number, number])[0];
  };
  // In the order of the values: whoever counted first must not change the last digit.
  const mean = sorted.reduce((sum, [value, times]) => sum + value * times, 0) / total;
  return { mean, quantile };
}
