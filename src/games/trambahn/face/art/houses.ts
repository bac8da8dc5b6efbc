/**
 * The street behind a station's number: narrow gabled houses, more of them for higher values; the terminus is a
 * station hall. Drawn from the line and the value alone, so that a card always shows the same street.
 */
export type House = { d: string; tinted: boolean };
export type Street = { houses: readonly House[]; windows: string };

/** The box the street is drawn in. */
export const STREET = { width: 86, height: 34 };

const SEEDS = [1, 5, 9, 4] as const;

function chance(seed: number): number {
  const x = Math.sin(seed * 127.1) * 43758.5453;
  return x - Math.floor(x);
}

const f = (x: number): string => x.toFixed(1);

export function streetOf(line: number, value: number): Street {
  const seed = SEEDS[line] as number;
  const count = 3 + Number(value > 4) + Number(value > 7);
  const wide = (STREET.width - 4) / count;
  const houses: House[] = [];
  let windows = '';
  for (let i = 0; i < count; i++) {
    const x = 2 + i * wide;
    const r = chance(seed * 31 + value * 7 + i * 3);
    const top = STREET.height * (1 - (0.46 + 0.34 * r));
    const gable = Math.min(top - 1, 7 + 5 * r);
    const kind = Math.floor(chance(seed + value * 3 + i) * 3);
    houses.push({
      d: `${roof(kind, x, top, wide, gable)}V${STREET.height}H${f(x)}z`,
      tinted: i % 2 === 1,
    });
    windows += windowsOf(x, top, wide);
  }
  return { houses, windows };
}

function roof(kind: number, x: number, top: number, w: number, g: number): string {
  const start = `M${f(x)} ${f(top)}`;
  if (kind === 0) return `${start}l${f(w / 2)} ${f(-g)} ${f(w / 2)} ${f(g)}`;
  if (kind === 2) return `${start}q${f(w / 2)} ${f(-g * 1.6)} ${f(w)} 0`;
  const [side, step, rise] = [f(w / 4), f(g * 0.5), f(g * 0.4)];
  return `${start}v-${step}h${side}v-${rise}h${f(w / 2)}v${rise}h${side}v${step}`;
}

function windowsOf(x: number, top: number, w: number): string {
  const columns = w > 22 ? 3 : 2;
  let d = '';
  for (let y = top + 5; y < STREET.height - 8; y += 8) {
    for (let c = 0; c < columns; c++)
      d += `M${f(x + (w * (c + 0.5)) / columns - 1.5)} ${f(y)}h3v4h-3z`;
  }
  return d;
}

/** The hall at the end of the line. */
export const HALL = {
  wings: 'M2 34V17h18.900V34zM67.100 34V17H84V34z',
  roof: 'M18.900 34V14.300Q43 -8.500 67.100 14.300V34z',
  clock: 'M43 12.200v-3.500M43 12.200h2.500',
  doors: 'M25.800 34V21q4-5 8 0V34zM39 34V21q4-5 8 0V34zM52.500 34V21q4-5 8 0V34z',
};
