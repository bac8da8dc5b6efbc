/** The letter of a sign in units, and the least it may be in pixels. */
const LETTER = 14.56;
const LEGIBLE = 8.4;

/** So much larger than drawn are the signs, where the board is small, that their letters can be read. `k`: pixels in a unit. */
export const signsAt = (k: number): number =>
  Math.max(1, Math.min(1.7, Math.ceil((20 * LEGIBLE) / (LETTER * k)) / 20));
