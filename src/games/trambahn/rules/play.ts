import type { Actor, Seat, State } from '#kernel/game.ts';
import { playOf } from '#kernel/play.ts';
import { bank } from './actions/bank.ts';
import { buyTram } from './actions/buy-tram.ts';
import { deal } from './actions/deal.ts';
import { endStep } from './actions/end-step.ts';
import { extendColumn } from './actions/extend-column.ts';
import { layPassenger } from './actions/lay-passenger.ts';
import { refill } from './actions/refill.ts';
import { reshuffle } from './actions/reshuffle.ts';
import { startColumn } from './actions/start-column.ts';
import { actors, type Tell } from './flow.ts';
import { fold } from './fold.ts';
import type { Action, Own, Table, Trambahn } from './model.ts';
import { toTurnOf } from './plan.ts';
import { standings } from './score.ts';
import { clone, imagine, own, shown } from './secrets.ts';
import { setup } from './setup.ts';

/** What may be chosen in each phase, in this order. */
function choices(table: Table, own: Own, seat: Seat): Action[] {
  const into: Action[] = [];
  if (actors(table)[0] !== seat) return into;
  switch (table.phase) {
    case 'passengers':
      layPassenger.offer(table, own, seat, into);
      break;
    case 'stations':
      extendColumn.offer(table, own, seat, into);
      break;
    case 'income':
      bank.offer(table, own, seat, into);
      break;
    case 'trams':
      buyTram.offer(table, own, seat, into);
      break;
    default:
      return into;
  }
  endStep.offer(table, own, seat, into);
  return into;
}

function apply(state: State<Trambahn>, actor: Actor, action: Action, tell: Tell): void {
  const seat = actor as Seat;
  switch (action.do) {
    case 'lay-passenger':
      return layPassenger.apply(state, seat, action, tell);
    case 'start-column':
      return startColumn.apply(state, seat, action, tell);
    case 'extend-column':
      return extendColumn.apply(state, seat, action, tell);
    case 'bank':
      return bank.apply(state, seat, action, tell);
    case 'buy-tram':
      return buyTram.apply(state, seat, action, tell);
    case 'end-step':
      return endStep.apply(state, seat, action, tell);
    case 'deal':
      return deal.apply(state, action, tell);
    case 'refill':
      return refill.apply(state, action, tell);
    case 'reshuffle':
      return reshuffle.apply(state, action, tell);
  }
}

/** The rules of play, for whoever plays on: `index.ts` makes the whole game of them. */
export const play = playOf<Trambahn>(
  {
    'lay-passenger': layPassenger,
    'start-column': startColumn,
    'extend-column': extendColumn,
    bank,
    'buy-tram': buyTram,
    'end-step': endStep,
    deal,
    refill,
    reshuffle,
  },
  { over: '11.3', turn: '3.2', moment: '3.3', due: '3.1' },
  { choices, apply, setup, actors, clone, own, shown, fold, imagine, standings, toTurnOf },
);
