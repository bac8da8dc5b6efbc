/** Where the normal curve leaves 2.5 % on either side. */
const Z = 1.959964;

/**
 * Wilson's score interval for a share: with 95 % confidence the true share lies within. Unlike the textbook
 * interval it stays between 0 and 1 and is honest about 0 wins of 10.
 */
export function wilson(wins: number, played: number): [low: number, high: number] {
  if (played === 0) return [0, 1];
  const share = wins / played;
  const z2 = Z * Z;
  const centre = share + z2 / (2 * played);
  const reach = Z * Math.sqrt((share * (1 - share)) / played + z2 / (4 * played * played));
  const scale = 1 + z2 / played;
  return [Math.max(0, (centre - reach) / scale), Math.min(1, (centre + reach) / scale)];
}
