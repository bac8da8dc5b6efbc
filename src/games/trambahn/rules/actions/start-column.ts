import type { SeatAction } from '#kernel/play.ts';
import { type ActionOf, isConductor, KINDS, lineOf, type Trambahn } from '../model.ts';
import { checkHand, playerOf, takeFromHand } from '../piles.ts';

type StartColumn = ActionOf<'start-column'>;

export const STARTS: readonly StartColumn[] = Array.from({ length: KINDS }, (_, card) => ({
  do: 'start-column',
  card,
}));

/** 5.1, 5.8. It is offered with the ways to extend a column. */
export const startColumn = {
  phases: ['stations'],

  check(_table, own, _seat, { card }) {
    const refusal = checkHand(own, card);
    if (refusal) return refusal;
    return isConductor(card) ? { rule: '5.5' } : undefined;
  },

  apply(state, seat, { card }, tell) {
    const { columns } = playerOf(state.table, seat);
    takeFromHand(state, seat, card);
    columns.push({ line: lineOf(card), cards: [card], tram: 0 });
    tell?.({ is: 'column-started', seat, card, column: columns.length - 1 });
  },
} satisfies SeatAction<Trambahn, 'start-column'>;
