import { UP } from '#games/union-pacific/rules/model.ts';
import { BN, DM, EP, ES, KC, MR, SF, UM, WW } from '#games/union-pacific/rules/tests/own-board.ts';
import type { Moment } from '#games/union-pacific/rules/tests/position.ts';

/** Three rivals who own something of everything but the Miami Southern. */
export const rivals: Moment['players'] = [
  { exposed: [EP, EP, SF, SF, KC, KC, UP] },
  { exposed: [BN, BN, UM, UM, MR, MR, UP] },
  { exposed: [DM, DM, ES, WW, WW, UP, UP] },
];

/** A dividend is among the next four cards. */
export const soon = [{ shares: 3, dividends: 1 }, {}];

/** The pile holds one share more and the last dividend: whoever lays nothing out now, never does. */
export const LAST = { paid: 3, pile: [BN], display: [EP, EP, BN, UM] } satisfies Partial<Moment>;

/** The last dividend lies among ten shares: a turn or two for everybody. */
export const NEARLY = {
  paid: 3,
  pile: [EP, EP, BN, BN, BN, EP, UM, UM, EP, BN],
} satisfies Partial<Moment>;
