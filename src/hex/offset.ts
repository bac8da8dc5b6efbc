import type { Hex } from './hex.ts';

/** Hexes as rows of a table: odd rows are shifted half a hex to the east. */
export type Offset = { readonly col: number; readonly row: number };

export function axialOf({ col, row }: Offset): Hex {
  return { q: col - (row >> 1), r: row };
}

export function offsetOf({ q, r }: Hex): Offset {
  return { col: q + (r >> 1), row: r };
}
