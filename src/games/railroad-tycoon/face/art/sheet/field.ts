import type { Point } from '#ui/curves.ts';

/** Numbers on a grid over the sheet, such as the distance from the shore. */
export class Field {
  readonly across: number;
  readonly down: number;
  readonly step: number;
  readonly values: Float32Array;

  constructor(across: number, down: number, step: number, values?: Float32Array) {
    this.across = across;
    this.down = down;
    this.step = step;
    this.values = values ?? new Float32Array(across * down);
  }

  map(value: (here: number, index: number) => number): Field {
    return new Field(this.across, this.down, this.step, this.values.map(value));
  }

  at({ x, y }: Point): number {
    const [i, j] = [Math.round(x / this.step), Math.round(y / this.step)];
    if (i < 0 || j < 0 || i >= this.across || j >= this.down) return 0;
    return this.values[j * this.across + i] as number;
  }
}

/** How far each place is from the edge of what is above 0, and above 0 inside. */
export function distanceIn(field: Field): Field {
  const [out, within] = [squaredTo(field, false), squaredTo(field, true)];
  return field.map((value, i) =>
    value > 0
      ? field.step * (Math.sqrt(out[i] as number) - 0.5)
      : field.step * (0.5 - Math.sqrt(within[i] as number)),
  );
}

const FAR = 1e12;

/** The squared distance to the nearest place inside or outside, in steps (Felzenszwalb and Huttenlocher). */
function squaredTo({ across, down, values }: Field, inside: boolean): Float64Array {
  const all = new Float64Array(values.length);
  for (let i = 0; i < all.length; i++) all[i] = (values[i] as number) > 0 === inside ? 0 : FAR;
  const longest = Math.max(across, down);
  const line = new Float64Array(longest);
  const roots = new Int32Array(longest);
  const bounds = new Float64Array(longest + 1);
  const sweep = (from: number, stride: number, count: number): void => {
    for (let i = 0; i < count; i++) line[i] = all[from + i * stride] as number;
    let k = 0;
    roots[0] = 0;
    bounds[0] = -FAR;
    bounds[1] = FAR;
    for (let q = 1; q < count; q++) {
      const here = (line[q] as number) + q * q;
      let cut = meeting(here, q);
      while (k > 0 && cut <= (bounds[k] as number)) {
        k--;
        cut = meeting(here, q);
      }
      if (cut <= (bounds[k] as number)) cut = -FAR;
      roots[++k] = q;
      bounds[k] = cut;
      bounds[k + 1] = FAR;
    }
    k = 0;
    for (let q = 0; q < count; q++) {
      while ((bounds[k + 1] as number) < q) k++;
      const root = roots[k] as number;
      all[from + q * stride] = (q - root) ** 2 + (line[root] as number);
    }
    function meeting(here: number, q: number): number {
      const root = roots[k] as number;
      return (here - ((line[root] as number) + root * root)) / (2 * q - 2 * root);
    }
  };
  for (let i = 0; i < across; i++) sweep(i, across, down);
  for (let j = 0; j < down; j++) sweep(j * across, 1, across);
  return all;
}

/** The mean over a square of `2 · radius + 1`, so many times. */
export function blurred(
  { across, down, step, values }: Field,
  radius: number,
  turns: number,
): Field {
  let from = values;
  for (let turn = 0; turn < turns; turn++) {
    from = smear(from, across, down, radius, 1, across);
    from = smear(from, down, across, radius, across, 1);
  }
  return new Field(across, down, step, from);
}

function smear(
  from: Float32Array,
  count: number,
  lines: number,
  radius: number,
  stride: number,
  next: number,
): Float32Array {
  const to = new Float32Array(from.length);
  const at = (line: number, i: number): number =>
    from[line * next + Math.max(0, Math.min(count - 1, i)) * stride] as number;
  for (let line = 0; line < lines; line++) {
    let sum = 0;
    for (let i = -radius; i <= radius; i++) sum += at(line, i);
    for (let i = 0; i < count; i++) {
      to[line * next + i * stride] = sum / (2 * radius + 1);
      sum += at(line, i + radius + 1) - at(line, i - radius);
    }
  }
  return to;
}
