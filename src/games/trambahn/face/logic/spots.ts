import type { Line } from '#games/trambahn/rules/model.ts';

/** A spot on the board that a piece can leave or reach; written on its element as `data-spot`. */
export type Spot =
  | `hand:${number}`
  | `backs:${number}`
  | `money:${number}`
  | `row:${Line}:${number}`
  | `line:${Line}`
  | `pay:${Line}:${number}`
  | `col:${number}:${number}`
  | `strip:${number}:${number}:${number}`
  | `tram:${number}:${number}`
  | `val:${number}:${number}`
  | `display:${number}`
  | `pad:${number | 'bonus'}:${number}`
  | `total:${number}`
  | 'pile'
  | 'discard'
  | 'trams';
