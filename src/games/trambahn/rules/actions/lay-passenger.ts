import type { State } from '#kernel/game.ts';
import type { SeatAction } from '#kernel/play.ts';
import { PASSENGERS_TO_SCORE } from '../data/cards.ts';
import { afterPassenger, type Tell } from '../flow.ts';
import { type ActionOf, isConductor, KINDS, type Line, lineOf, type Trambahn } from '../model.ts';
import { checkHand, discardSeen, takeFromHand } from '../piles.ts';
import { lineScoreOf } from '../score.ts';

type LayPassenger = ActionOf<'lay-passenger'>;

const ROWS: readonly Line[] = [0, 1, 2, 3];

/** Each kind of card with the rows it may join. 4.6, 4.7 */
const LAYINGS: readonly (readonly LayPassenger[])[] = Array.from({ length: KINDS }, (_, card) =>
  (isConductor(card) ? ROWS : [lineOf(card)]).map((row) => ({ do: 'lay-passenger', card, row })),
);

/** 4.1, 4.5 */
export const layPassenger = {
  phases: ['passengers'],

  check(_table, own, _seat, { card, row }) {
    const refusal = checkHand(own, card);
    if (refusal) return refusal;
    return !isConductor(card) && lineOf(card) !== row ? { rule: '4.6' } : undefined;
  },

  offer(_table, { hand }, _seat, into) {
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i] as number;
      if (i > 0 && card === hand[i - 1]) continue;
      const layings = LAYINGS[card] as readonly LayPassenger[];
      for (let j = 0; j < layings.length; j++) into.push(layings[j] as LayPassenger);
    }
  },

  apply(state, seat, { card, row }, tell) {
    const { table } = state;
    takeFromHand(state, seat, card);
    table.rows[row].push(card);
    table.laid++;
    tell?.({ is: 'passenger-laid', seat, card, row, nth: table.rows[row].length });
    if (table.rows[row].length === PASSENGERS_TO_SCORE) scoreLine(state, row, tell);
    afterPassenger(table, tell);
  },
} satisfies SeatAction<Trambahn, 'lay-passenger'>;

/** 9.1, 9.2, 9.5 */
function scoreLine(state: State<Trambahn>, line: Line, tell: Tell): void {
  const { table } = state;
  const points: [number, number] = [lineScoreOf(table, 0, line), lineScoreOf(table, 1, line)];
  table.scorings.push({ line, points });
  discardSeen(state, table.rows[line]);
  table.rows[line].length = 0;
  tell?.({ is: 'line-scored', line, nth: table.scorings.length, points });
}
