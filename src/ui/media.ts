/**
 * Every size and habit of a screen that the house tells apart. In a style sheet `@media (--phone)`: the build knows these
 * names as custom media; in a component `useMedia(media.phone)`. There are no other queries (scripts/styles.ts).
 */
export const media = {
  /** A phone held upright. */
  narrow: '(max-width: 599px)',
  /** One column, hand and lever below, sheets for the rest. */
  phone: '(max-width: 899px)',
  desk: '(min-width: 900px)',
  /** A desk whose side is folded into sheets. */
  folded: '(min-width: 900px) and (max-width: 1279px)',
  /** A desk on which the widest things draw in. */
  snug: '(min-width: 900px) and (max-width: 1439px)',
  /** The side beside the board. */
  wide: '(min-width: 1280px)',
  /** What a desk leaves out first, then, and last. */
  short: '(max-height: 859px)',
  low: '(max-height: 759px)',
  scant: '(max-height: 699px)',
  /** A phone on its side. */
  flat: '(max-width: 899px) and (max-height: 500px)',
  hover: '(hover: hover)',
  touch: '(pointer: coarse)',
  still: '(prefers-reduced-motion: reduce)',
  moving: '(prefers-reduced-motion: no-preference)',
  /** On paper. */
  print: 'print',
} as const;

export type MediaQuery = (typeof media)[keyof typeof media];
