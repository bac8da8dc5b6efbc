import type { Seat, State } from '#kernel/game.ts';
import { removeUnfinished } from './actions/build.ts';
import { payTo } from './actions/income.ts';
import { beginAction, beginTurn, chooseFirst, endAction, isOfSeat, payWithShares } from './flow.ts';
import type { RailroadTycoon, Table } from './model.ts';

/**
 * For plans: this seat's next action, as if the others passed, declined and stopped building, no cube were drawn and no
 * card turned. Income is paid to this seat alone: of the others' money it knows nothing.
 */
export function toTurnOf(state: State<RailroadTycoon>, seat: Seat): boolean {
  const { table } = state;
  for (;;) {
    switch (table.phase) {
      case 'fill':
      case 'tycoons':
      case 'cards':
      case 'reveal':
      case 'over':
        return false;
      case 'auction':
      case 'settle':
        endAuction(state, seat);
        return true;
      case 'income':
        if (table.turn === table.lastTurn) return false;
        payTo(state, seat, undefined);
        removeUnfinished(table, undefined);
        beginTurn(table, undefined);
        break;
      case 'card':
        beginTurn(table, undefined);
        break;
      default:
        if (table.seat === seat && isOfSeat(table.phase)) return true;
        table.draw = null;
        endAction(table, undefined);
    }
  }
}

/** 4.6: the highest bid so far wins; only this seat's own is paid, since only its money is known. */
function endAuction(state: State<RailroadTycoon>, seat: Seat): void {
  const { table } = state;
  const { bid, bidder } = table;
  if (bidder === seat) payWithShares(state, seat, bid);
  chooseFirst(table, bidder < 0 ? nextAfter(table) : bidder);
  table.round = 1;
  beginAction(table, seat);
}

/** 4.8 */
const nextAfter = ({ first, players }: Table): Seat => (first + 1) % players.length;
