import type { Actor, Play, Refusal, Seat, State } from '#kernel/game.ts';
import type { Rng } from '#kernel/rng.ts';
import { build, checkBuild, offerBuildings } from './actions/build.ts';
import {
  checkDiscard,
  checkInvest,
  checkInvestPair,
  discard,
  invest,
  offerDiscards,
  offerInvestments,
} from './actions/invest.ts';
import {
  checkDeal,
  checkDisplay,
  checkOpening,
  chooseOpening,
  deal,
  drawDeal,
  drawDisplay,
  layDisplay,
  offerOpenings,
  reveal,
} from './actions/open.ts';
import {
  checkExchange,
  checkTakeDisplay,
  checkTakePile,
  checkTakeUp,
  endOfTurn,
  exchange,
  offerExchanges,
  offerTaking,
  takeDisplay,
  takePile,
  takeUp,
} from './actions/take.ts';
import {
  checkDrawTrack,
  checkSwap,
  drawTrack,
  offerSwaps,
  stopSwapping,
  swapTrack,
  takeTrack,
} from './actions/tracks.ts';
import { checkCard, drawCard, turnCard } from './actions/turn-card.ts';
import { actors } from './flow.ts';
import { fold } from './fold.ts';
import type { Action, Event, Own, Phase, Table, UnionPacific } from './model.ts';
import { standings } from './score.ts';
import { clone, imagine, own, shown } from './secrets.ts';
import { setup } from './setup.ts';

/** 3.3: when each action may be taken. A track card may be discarded at two moments. */
const PHASES_OF: Record<Action['do'], readonly Phase[]> = {
  'choose-opening': ['open'],
  'swap-track': ['swap'],
  'stop-swapping': ['swap'],
  build: ['act'],
  invest: ['act'],
  'invest-pair': ['act'],
  discard: ['act', 'discard'],
  'take-display': ['take'],
  'take-pile': ['take'],
  'take-up': ['take'],
  exchange: ['exchange'],
  'end-turn': ['exchange'],
  deal: ['deal'],
  reveal: ['reveal'],
  'lay-display': ['display'],
  'draw-track': ['track', 'swap-draw'],
  'turn-card': ['draw', 'refill'],
};

function check(table: Table, own: Own, seat: Seat, action: Action): Refusal | undefined {
  const { phase } = table;
  if (phase === 'over') return { rule: '11.2' };
  if (phase === 'open' && action.do === 'choose-opening' && seat < table.players.length) {
    return checkOpening(table, own, seat, action);
  }
  if (!actors(table).includes(seat)) return { rule: '3.2' };
  if (!PHASES_OF[action.do].includes(phase)) return { rule: '3.3' };
  switch (action.do) {
    case 'swap-track':
      return checkSwap(table, own, action);
    case 'build':
      return checkBuild(table, own, action);
    case 'invest':
      return checkInvest(own, action);
    case 'invest-pair':
      return checkInvestPair(own, action);
    case 'discard':
      return checkDiscard(table, own, seat, action);
    case 'take-display':
      return checkTakeDisplay(table, action);
    case 'take-pile':
      return checkTakePile(table);
    case 'take-up':
      return checkTakeUp(table);
    case 'exchange':
      return checkExchange(own, action);
    default:
      return undefined;
  }
}

function checkChance(state: State<UnionPacific>, action: Action): Refusal | undefined {
  const { phase } = state.table;
  const due = actors(state.table)[0] === 'chance' && PHASES_OF[action.do].includes(phase);
  if (!due) return { rule: '16.2' };
  switch (action.do) {
    case 'deal':
      return checkDeal(state, action);
    case 'lay-display':
      return checkDisplay(state, action);
    case 'draw-track':
      return checkDrawTrack(state, action);
    case 'turn-card':
      return checkCard(state, action);
    default:
      return undefined;
  }
}

function choices(table: Table, own: Own, seat: Seat): Action[] {
  const into: Action[] = [];
  if (!actors(table).includes(seat)) return into;
  switch (table.phase) {
    case 'open':
      offerOpenings(own, into);
      break;
    case 'swap':
      offerSwaps(table, own, into);
      break;
    case 'act':
      offerBuildings(table, own, into);
      offerInvestments(own, into);
      if (into.length === 0) offerDiscards(own, into);
      break;
    case 'discard':
      offerDiscards(own, into);
      break;
    case 'take':
      offerTaking(table, into);
      break;
    case 'exchange':
      offerExchanges(own, into);
      break;
    default:
  }
  return into;
}

function chance(state: State<UnionPacific>, rng: Rng): Action {
  switch (state.table.phase) {
    case 'deal':
      return drawDeal(state, rng);
    case 'reveal':
      return { do: 'reveal' };
    case 'display':
      return drawDisplay(state, rng);
    case 'track':
    case 'swap-draw':
      return drawTrack(state, rng);
    case 'draw':
    case 'refill':
      return drawCard(state, rng);
    default:
      throw new Error(`chance does nothing in the phase ${state.table.phase}`);
  }
}

function apply(
  state: State<UnionPacific>,
  actor: Actor,
  action: Action,
  tell?: (event: Event) => void,
): void {
  const seat = actor as Seat;
  switch (action.do) {
    case 'choose-opening':
      return chooseOpening(state, seat, action, tell);
    case 'swap-track':
      return swapTrack(state, seat, action, tell);
    case 'stop-swapping':
      return stopSwapping(state, tell);
    case 'build':
      return build(state, seat, action, tell);
    case 'invest':
      return invest(state, seat, new Array(action.count).fill(action.share), tell);
    case 'invest-pair':
      return invest(state, seat, action.shares, tell);
    case 'discard':
      return discard(state, seat, action, tell);
    case 'take-display':
      return takeDisplay(state, seat, action, tell);
    case 'take-pile':
      return takePile(state, tell);
    case 'take-up':
      return takeUp(state, seat, tell);
    case 'exchange':
      return exchange(state, seat, action, tell);
    case 'end-turn':
      return endOfTurn(state, tell);
    case 'deal':
      return deal(state, action, tell);
    case 'reveal':
      return reveal(state, tell);
    case 'lay-display':
      return layDisplay(state, action, tell);
    case 'draw-track':
      return takeTrack(state, action, tell);
    case 'turn-card':
      return turnCard(state, action, tell);
  }
}

/** The rules of play, for whoever plays on: `index.ts` makes the whole game of them. */
export const play: Play<UnionPacific> = {
  setup,
  actors,
  check,
  checkChance,
  choices,
  chance,
  apply,
  // 2.5: the opening choice.
  isFinal: (action) => action.do === 'choose-opening',
  clone,
  own,
  shown,
  fold,
  imagine,
  standings,
};
