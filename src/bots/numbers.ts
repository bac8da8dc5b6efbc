/** Learnt numbers as they are kept in a source file: bytes in base64, which Node and browsers read alike. */

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Four digits of base64 are three bytes. */
function bytesOf(digits: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array((digits.length / 4) * 3);
  for (let i = 0; i < digits.length; i += 4) {
    let bits = 0;
    for (const digit of digits.slice(i, i + 4)) bits = bits * 64 + DIGITS.indexOf(digit);
    bytes.set([bits >> 16, bits >> 8, bits], (i / 4) * 3);
  }
  return bytes;
}

/** A layer of a net: `weights[row * size + unit]`, and an offset for each unit. */
export type Layer = { size: number; weights: Float32Array; offsets: Float32Array };

/** Reads one part after another. */
export type Reading = {
  floats(count: number): Float32Array;
  /** Kept as a scale for every unit, the offsets, and the weights as bytes. */
  layer(rows: number, size: number): Layer;
};

export function readingOf(numbers: string): Reading {
  const bytes = bytesOf(numbers);
  let read = 0;
  const next = (count: number): ArrayBuffer => {
    read += count;
    return bytes.slice(read - count, read).buffer;
  };
  const floats = (count: number): Float32Array => new Float32Array(next(4 * count));
  return {
    floats,
    layer(rows, size) {
      const scales = floats(size);
      const offsets = floats(size);
      const small = new Int8Array(next(rows * size));
      const weights = Float32Array.from(small, (w, i) => w * (scales[i % size] as number));
      return { size, weights, offsets };
    },
  };
}

/** Adds one row of a layer, so many times. */
export function addRow(
  { size, weights }: Layer,
  row: number,
  times: number,
  to: Float32Array,
  at: number,
): void {
  const from = row * size;
  for (let i = 0; i < size; i++) {
    to[at + i] = (to[at + i] as number) + times * (weights[from + i] as number);
  }
}

/** A sum of the units that are on. Its offset is the last of the weights. */
export function sumOf(weights: Float32Array, units: Float32Array): number {
  let sum = weights[units.length] as number;
  for (let i = 0; i < units.length; i++) {
    const strength = units[i] as number;
    if (strength > 0) sum += strength * (weights[i] as number);
  }
  return sum;
}
