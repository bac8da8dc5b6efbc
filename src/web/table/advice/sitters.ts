import type { Sitter } from '#bots/advice.ts';
import type { SeatShown } from '#protocol/parts.ts';

const SITTERS: Readonly<Record<SeatShown['kind'], Sitter>> = {
  guest: 'person',
  bot: 'bot',
  open: 'nobody',
};

/** Who sits at a table, as it is told to the adviser. */
export const sittersOf = (seats: readonly SeatShown[]): Sitter[] =>
  seats.map(({ kind }) => SITTERS[kind]);
