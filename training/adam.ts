/** Adam's, as its authors give them. */
const MOMENTUM = 0.9;
const SQUARES = 0.999;
const TINY = 1e-8;

/** Changes the numbers, in place, by one batch after another. */
export function adam(numbers: Float32Array) {
  const mean = new Float32Array(numbers.length);
  const square = new Float32Array(numbers.length);
  let steps = 0;
  return (gradient: Float32Array, count: number, rate: number): void => {
    steps++;
    const size = (rate * Math.sqrt(1 - SQUARES ** steps)) / (1 - MOMENTUM ** steps);
    for (let i = 0; i < numbers.length; i++) {
      const slope = (gradient[i] as number) / count;
      const m = MOMENTUM * (mean[i] as number) + (1 - MOMENTUM) * slope;
      const v = SQUARES * (square[i] as number) + (1 - SQUARES) * slope * slope;
      mean[i] = m;
      square[i] = v;
      numbers[i] = (numbers[i] as number) - (size * m) / (Math.sqrt(v) + TINY);
    }
  };
}
