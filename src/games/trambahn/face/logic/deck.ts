import { HAND_SIZE } from '#games/trambahn/rules/data/cards.ts';
import { halfOf } from '#games/trambahn/rules/flow.ts';
import type { Table } from '#games/trambahn/rules/model.ts';

/** 8.2: fewer cards than both hands may need: the deck may run out before one's next turn is over. */
export const isDeckLow = ({ pile, phase }: Pick<Table, 'pile' | 'phase'>): boolean =>
  phase !== 'deal' && phase !== 'over' && pile < 2 * HAND_SIZE;

/** 8.2: how many money cards this seat would give up if the deck ran out now. */
export const atRisk = (table: Table, seat: 0 | 1): number =>
  isDeckLow(table) ? halfOf(table.players[seat].money) : 0;
