import type { Actor, Seat, State } from '#kernel/game.ts';
import { playOf } from '#kernel/play.ts';
import { drawCard } from './actions/draw-card.ts';
import { lay } from './actions/lay.ts';
import { move } from './actions/move.ts';
import { keepCrate, placeCrate } from './actions/place-crate.ts';
import { throwDice } from './actions/throw.ts';
import { drawLines, throwOrder } from './actions/throw-order.ts';
import { actors, type Tell } from './flow.ts';
import { fold } from './fold.ts';
import type { Action, Own, Pionniers, Table } from './model.ts';
import { standings } from './score.ts';
import { clone, imagine, own, shown } from './secrets.ts';
import { setup } from './setup.ts';

/** What may be chosen in each phase, in this order. */
function choices(table: Table, own: Own, seat: Seat): Action[] {
  const into: Action[] = [];
  if (actors(table)[0] !== seat) return into;
  switch (table.phase) {
    case 'choose':
      lay.offer(table, own, seat, into);
      move.offer(table, own, seat, into);
      break;
    case 'strike':
      placeCrate.offer(table, own, seat, into);
      keepCrate.offer(table, own, seat, into);
      break;
    default:
  }
  return into;
}

function apply(state: State<Pionniers>, actor: Actor, action: Action, tell: Tell): void {
  const seat = actor as Seat;
  switch (action.do) {
    case 'lay':
      return lay.apply(state, seat, action, tell);
    case 'move':
      return move.apply(state, seat, action, tell);
    case 'place-crate':
      return placeCrate.apply(state, seat, action, tell);
    case 'keep-crate':
      return keepCrate.apply(state, seat, action, tell);
    case 'throw':
      return throwDice.apply(state, action, tell);
    case 'draw-card':
      return drawCard.apply(state, action, tell);
    case 'throw-order':
      return throwOrder.apply(state, action, tell);
    case 'draw-lines':
      return drawLines.apply(state, action, tell);
  }
}

/** The rules of play, for whoever plays on: `index.ts` makes the whole game of them. */
export const play = playOf<Pionniers>(
  {
    lay,
    move,
    'place-crate': placeCrate,
    'keep-crate': keepCrate,
    throw: throwDice,
    'draw-card': drawCard,
    'throw-order': throwOrder,
    'draw-lines': drawLines,
  },
  { over: '12.2', turn: '3.2', moment: '3.3', due: '16.1' },
  { choices, apply, setup, actors, clone, own, shown, fold, imagine, standings },
);
