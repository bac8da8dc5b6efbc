import type { Actor, Seat, State } from '#kernel/game.ts';
import { playOf } from '#kernel/play.ts';
import { build } from './actions/build.ts';
import { discard, invest, investPair } from './actions/invest.ts';
import { chooseOpening, deal, layDisplay, reveal } from './actions/open.ts';
import { endOfTurn, exchange, takeDisplay, takePile, takeUp } from './actions/take.ts';
import { drawTrack, stopSwapping, swapTrack } from './actions/tracks.ts';
import { turnCard } from './actions/turn-card.ts';
import { actors, type Tell } from './flow.ts';
import { fold } from './fold.ts';
import type { Action, Own, Table, UnionPacific } from './model.ts';
import { toTurn } from './plan.ts';
import { standings } from './score.ts';
import { clone, imagine, own, shown } from './secrets.ts';
import { setup } from './setup.ts';

/** What may be chosen in each phase, in this order. */
function choices(table: Table, own: Own, seat: Seat): Action[] {
  const into: Action[] = [];
  if (!actors(table).includes(seat)) return into;
  switch (table.phase) {
    case 'open':
      chooseOpening.offer(table, own, seat, into);
      break;
    case 'swap':
      swapTrack.offer(table, own, seat, into);
      stopSwapping.offer(table, own, seat, into);
      break;
    case 'act':
      build.offer(table, own, seat, into);
      invest.offer(table, own, seat, into);
      discard.offer(table, own, seat, into);
      break;
    case 'discard':
      discard.offer(table, own, seat, into);
      break;
    case 'take':
      takeDisplay.offer(table, own, seat, into);
      takePile.offer(table, own, seat, into);
      takeUp.offer(table, own, seat, into);
      break;
    case 'exchange':
      exchange.offer(table, own, seat, into);
      endOfTurn.offer(table, own, seat, into);
      break;
    default:
  }
  return into;
}

function apply(state: State<UnionPacific>, actor: Actor, action: Action, tell: Tell): void {
  const seat = actor as Seat;
  switch (action.do) {
    case 'choose-opening':
      return chooseOpening.apply(state, seat, action, tell);
    case 'swap-track':
      return swapTrack.apply(state, seat, action, tell);
    case 'stop-swapping':
      return stopSwapping.apply(state, seat, action, tell);
    case 'build':
      return build.apply(state, seat, action, tell);
    case 'invest':
      return invest.apply(state, seat, action, tell);
    case 'invest-pair':
      return investPair.apply(state, seat, action, tell);
    case 'discard':
      return discard.apply(state, seat, action, tell);
    case 'take-display':
      return takeDisplay.apply(state, seat, action, tell);
    case 'take-pile':
      return takePile.apply(state, seat, action, tell);
    case 'take-up':
      return takeUp.apply(state, seat, action, tell);
    case 'exchange':
      return exchange.apply(state, seat, action, tell);
    case 'end-turn':
      return endOfTurn.apply(state, seat, action, tell);
    case 'deal':
      return deal.apply(state, action, tell);
    case 'reveal':
      return reveal.apply(state, action, tell);
    case 'lay-display':
      return layDisplay.apply(state, action, tell);
    case 'draw-track':
      return drawTrack.apply(state, action, tell);
    case 'turn-card':
      return turnCard.apply(state, action, tell);
  }
}

/** 2.5: the opening choice. */
const isFinal = (action: Action): boolean => action.do === 'choose-opening';

/** Without the cards that chance would bring, there may be nothing left to do. */
const toTurnOf = (state: State<UnionPacific>, seat: Seat): boolean =>
  toTurn(state, seat) && choices(state.table, own(state, seat), seat).length > 0;

/** The rules of play, for whoever plays on: `index.ts` makes the whole game of them. */
export const play = playOf<UnionPacific>(
  {
    'choose-opening': chooseOpening,
    'swap-track': swapTrack,
    'stop-swapping': stopSwapping,
    build,
    invest,
    'invest-pair': investPair,
    discard,
    'take-display': takeDisplay,
    'take-pile': takePile,
    'take-up': takeUp,
    exchange,
    'end-turn': endOfTurn,
    deal,
    reveal,
    'lay-display': layDisplay,
    'draw-track': drawTrack,
    'turn-card': turnCard,
  },
  { over: '11.2', turn: '3.2', moment: '3.3', due: '16.2' },
  { choices, apply, setup, actors, clone, own, shown, fold, imagine, standings, isFinal, toTurnOf },
);
