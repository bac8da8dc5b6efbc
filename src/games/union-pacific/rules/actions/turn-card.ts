import type { State } from '#kernel/game.ts';
import type { ChanceAction } from '#kernel/play.ts';
import { takeAtRandom } from '#kernel/rng.ts';
import { ownOf, playerOf, takeOff } from '../changes.ts';
import { add } from '../counts.ts';
import { paymentsInAll } from '../dividends.ts';
import { afterTaking, payAnnounced, pileLeft, settleDisplay, type Tell } from '../flow.ts';
import {
  type Action,
  DIVIDEND,
  type Group,
  NO_SHARE,
  type Share,
  type Table,
  type UnionPacific,
  UP,
} from '../model.ts';

/** 9.1, 16.4: the top card of the pile, for a hand or for the display. */

/** Every card there can be, made once; the dividend card last. */
const CARDS: readonly Action[] = Array.from({ length: UP + 1 }, (_, card) => ({
  do: 'turn-card',
  card: card === UP ? DIVIDEND : card,
}));

const topOf = ({ groups }: Table): Group => groups[0] as Group;

export const turnCard = {
  phases: ['draw', 'refill'],

  check({ table, hidden }, { card }) {
    const { shares, dividends } = topOf(table);
    const possible =
      card === DIVIDEND ? dividends > 0 : shares > 0 && (hidden.pile[card] as number) > 0;
    return possible ? undefined : { rule: '16.4' };
  },

  draw({ table, hidden }, rng) {
    const { shares, dividends } = topOf(table);
    if (rng.below(shares + dividends) < dividends) return CARDS[UP] as Action;
    const [share] = takeAtRandom(hidden.pile.slice(), 1, rng);
    return CARDS[share as Share] as Action;
  },

  apply(state, { card }, tell) {
    const { table } = state;
    takeOff(table, card === DIVIDEND ? 'dividends' : 'shares');
    if (card === DIVIDEND) return announce(state, tell);
    add(state.hidden.pile, card, -1);
    if (table.phase === 'draw') {
      const seat = table.turn;
      add(ownOf(state, seat).shares, card);
      playerOf(table, seat).shares++;
      tell?.({ is: 'share-drawn', seat, share: card });
      if (!payAnnounced(state, tell)) afterTaking(table, tell);
    } else {
      const place = table.display.indexOf(NO_SHARE);
      table.display[place] = card;
      tell?.({ is: 'share-displayed', share: card, place });
      if (!payAnnounced(state, tell)) settleDisplay(table, tell);
    }
  },
} satisfies ChanceAction<UnionPacific, 'turn-card'>;

/** 9.2, 9.15: first the card in its place, then the payment; below the last card there is none. */
function announce(state: State<UnionPacific>, tell: Tell): void {
  const { table } = state;
  table.announced++;
  if (tell) {
    const nth = table.paid + table.announced;
    const ignored = nth > paymentsInAll(table.players.length);
    tell({ is: 'dividend-turned', nth, ...(ignored ? { ignored } : {}) });
  }
  if (pileLeft(table) > 0) return;
  if (payAnnounced(state, tell)) return;
  afterTaking(table, tell);
}
