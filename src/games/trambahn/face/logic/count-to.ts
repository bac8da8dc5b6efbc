/** The numbers from 0 up to, but not, this one: places that are told apart by nothing but where they are. */
export const countTo = (end: number): number[] =>
  Array.from({ length: Math.max(0, end) }, (_, i) => i);
