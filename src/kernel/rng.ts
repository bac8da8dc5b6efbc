/** A source of chance. */
export interface Rng {
  /** A whole number from 0 to n - 1, each as likely as the others. */
  below(n: number): number;
}

const SPAN = 2 ** 32;

/** The small fast counter generator `sfc32`, started from four words. */
export function rngFromWords(a: number, b: number, c: number, d: number): Rng {
  const word = (): number => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let i = 0; i < 12; i++) word();
  return {
    below(n) {
      if (!(n >= 1 && n <= SPAN)) throw new RangeError(`nothing to draw from: ${n}`);
      for (;;) {
        const w = word();
        const rest = w % n;
        // The last, incomplete run of n numbers would favour the small ones: throw again.
        if (w - rest <= SPAN - n) return rest;
      }
    },
  };
}

/** A generator for play that need not be proven: simulations, bots, tests. Same numbers, same chance. */
export function rngFrom(seed: number, stream = 0): Rng {
  return rngFromWords(seed | 0, Math.floor(seed / SPAN) | 0, stream | 0, 1);
}

/**
 * Takes `count` of the cards held as numbers of each kind, at random and out of `counts`. They come sorted by kind:
 * who is shown them later learns no more than who saw them come.
 */
export function takeAtRandom(counts: number[], count: number, rng: Rng): number[] {
  const taken: number[] = [];
  let left = 0;
  for (let kind = 0; kind < counts.length; kind++) left += counts[kind] as number;
  for (; taken.length < count; left--) {
    let nth = rng.below(left);
    let kind = 0;
    while (nth >= (counts[kind] as number)) nth -= counts[kind++] as number;
    counts[kind] = (counts[kind] as number) - 1;
    taken.push(kind);
  }
  return taken.sort((a, b) => a - b);
}
