/** Ten kinds of rolling stock, 40 by 26 about their middle, without their wheels. In the order of the companies. */
export type Stock = {
  readonly body: string;
  /** How far the letters stand off the middle, and how large they may be. */
  readonly aside: number;
  readonly letters: number;
};

const stock = (body: string, letters = 17, aside = 0): Stock => ({ body, letters, aside });

export const STOCK: readonly Stock[] = [
  // Locomotive with a funnel
  stock('M-20 7V-16H-7V-11H4V-13L1.5-18H12.5L10-13V-11H15Q19-10 19-4V1L22 7Z', 17, -1),
  // Van with a flat roof
  stock('M-18 7V-11H-20V-14H20V-11H18V7Z'),
  // Coach with a clerestory
  stock('M-20 7V-7Q-20-11-15-11H-12V-15.5H12V-11H15Q20-11 20-7V7Z'),
  // Hopper, narrow below
  stock('M-21-13H21L13 7H-13Z', 16),
  // Tank with a dome
  stock('M-12-10.5H-5V-16H5V-10.5H12Q21-10.5 21-1.75T12 7H-12Q-21 7-21-1.75T-12-10.5Z'),
  // Wagon with three heaps
  stock('M-19 7V-9.5Q-13-18-7-10.5Q0-19.5 7-10.5Q13-18 19-9.5V7Z', 16.5),
  // Streamlined nose
  stock('M-19 7V-13H3Q17-13 22 7Z', 17, -3),
  // Van with a cupola
  stock('M-17 7V-8.5H-20V-11.5H-11V-17H5V-11.5H20V-8.5H17V7Z'),
  // Snow plough
  stock('M-20 7V-13H3L22 7Z', 16, -4.5),
  // Tilt roof
  stock('M-20 7V-6L-12-15H12L20-6V7Z', 14.5),
];

export const WHEELS = [-12, 0, 12].map((x) => `M${x - 4} 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0z`).join('');

/** How wide two letters are, in sizes, at the weight they have here. */
const WIDE: Readonly<Record<string, number>> = {
  EP: 1.16,
  BN: 1.34,
  MS: 1.4,
  DM: 1.6,
  SF: 1.12,
  UM: 1.52,
  ES: 1.1,
  KC: 1.36,
  MR: 1.44,
  WW: 1.9,
};

/** The size at which two letters are no wider than this. */
export const sizeIn = (letters: string, wide: number, most: number): number =>
  Math.min(most, wide / (WIDE[letters] ?? 1.5));

/**
 * Letters stay upright in a body that turns: the steeper it stands, the less room they have. A body is 36 long and 19
 * high; letters are seven tenths of their size high.
 */
export function letterSize({ letters: most }: Stock, letters: string, angle: number): number {
  const turn = (Math.abs(angle) * Math.PI) / 180;
  const wide = WIDE[letters] ?? 1.5;
  const [long, high] = [39, 24];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  // The box of the letters, turned back, must lie in the body.
  const along = long / (wide * cos + 0.7 * sin);
  const across = high / (wide * sin + 0.7 * cos);
  return Math.max(11, Math.min(most, along, across));
}
