import type { Actor, Play, Refusal, Seat, State } from '#kernel/game.ts';
import type { Rng } from '#kernel/rng.ts';
import { checkBid, makeBid, offerBids, pass, settleBid } from './actions/auction.ts';
import {
  checkLayTrack,
  checkStop,
  layTrack,
  offerStop,
  offerTiles,
  stopBuilding,
} from './actions/build.ts';
import {
  announceGrant,
  checkGrant,
  checkGrow,
  checkTakeCard,
  growCity,
  offerCards,
  offerGrant,
  offerGrowths,
  takeCard,
} from './actions/cards.ts';
import { declineAction, offerDecline } from './actions/decline.ts';
import { checkDeliver, deliver, offerDeliveries } from './actions/deliver.ts';
import { addCubes, checkCard, checkCubes, drawCard, drawCubes, turnCard } from './actions/draw.ts';
import { payIncome, reveal } from './actions/income.ts';
import {
  checkCards,
  checkFill,
  checkTycoons,
  dealTycoons,
  drawCards,
  drawFill,
  drawTycoons,
  fillCities,
  layCards,
} from './actions/opening.ts';
import { checkRedirect, offerRedirections, redirect } from './actions/redirect.ts';
import { issueShare, offerShare } from './actions/shares.ts';
import { checkUpgrade, lookForPullman, offerUpgrade, upgrade } from './actions/upgrade.ts';
import { checkUrbanise, offerUrbanisations, urbanise } from './actions/urbanise.ts';
import { buildWestern, checkWestern, offerWestern } from './actions/western.ts';
import { actors } from './flow.ts';
import { fold } from './fold.ts';
import type { Action, Event, Own, Phase, RailroadTycoon, Table } from './model.ts';
import { standings } from './score.ts';
import { clone, imagine, own, shown } from './secrets.ts';
import { setup } from './setup.ts';

/** 3.3, 5.4: when each action may be taken. */
const PHASES_OF: Record<Action['do'], readonly Phase[]> = {
  bid: ['auction'],
  pass: ['auction'],
  'issue-share': ['auction', 'act', 'build', 'industry', 'growth'],
  'announce-grant': ['act'],
  'lay-track': ['act', 'build'],
  redirect: ['act', 'build'],
  'stop-building': ['build'],
  urbanise: ['act', 'industry'],
  upgrade: ['act'],
  deliver: ['act'],
  'take-card': ['act'],
  'grow-city': ['growth'],
  'western-link': ['act'],
  'decline-action': ['act'],
  'fill-cities': ['fill'],
  'deal-tycoons': ['tycoons'],
  'lay-cards': ['cards'],
  'settle-bid': ['settle'],
  'draw-cubes': ['cubes'],
  'look-for-pullman': ['pullman'],
  'pay-income': ['income'],
  'turn-card': ['card'],
  reveal: ['reveal'],
};

function check(table: Table, own: Own, seat: Seat, action: Action): Refusal | undefined {
  const { phase } = table;
  if (phase === 'over') return { rule: '16.4' };
  if (!actors(table).includes(seat)) return { rule: '3.2' };
  if (!PHASES_OF[action.do].includes(phase)) return { rule: '3.3' };
  switch (action.do) {
    case 'bid':
      return checkBid(table, action);
    case 'announce-grant':
      return checkGrant(table, seat);
    case 'lay-track':
      return checkLayTrack(table, own, seat, action);
    case 'redirect':
      return checkRedirect(table, own, seat, action);
    case 'stop-building':
      return checkStop(table);
    case 'urbanise':
      return checkUrbanise(table, own, action);
    case 'upgrade':
      return checkUpgrade(table, own, seat);
    case 'deliver':
      return checkDeliver(table, seat, action);
    case 'take-card':
      return checkTakeCard(table, action);
    case 'grow-city':
      return checkGrow(table, action);
    case 'western-link':
      return checkWestern(table, own, seat, action);
    default:
      return undefined;
  }
}

function checkChance(state: State<RailroadTycoon>, action: Action): Refusal | undefined {
  const { phase } = state.table;
  const due = actors(state.table)[0] === 'chance' && PHASES_OF[action.do].includes(phase);
  if (!due) return { rule: '21.4' };
  switch (action.do) {
    case 'fill-cities':
      return checkFill(state, action);
    case 'deal-tycoons':
      return checkTycoons(state, action);
    case 'lay-cards':
      return checkCards(state, action);
    case 'draw-cubes':
      return checkCubes(state, action);
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
    case 'auction':
      offerBids(table, into);
      break;
    case 'act':
      offerDeliveries(table, seat, into);
      offerTiles(table, own, seat, into);
      offerRedirections(table, own, seat, into);
      offerGrant(table, seat, into);
      offerUpgrade(table, own, seat, into);
      offerUrbanisations(table, own, into);
      offerCards(table, into);
      offerWestern(table, own, seat, into);
      offerDecline(into);
      break;
    case 'build':
      offerTiles(table, own, seat, into);
      if (table.build?.link === -1) offerRedirections(table, own, seat, into);
      offerStop(table, into);
      break;
    case 'industry':
      offerUrbanisations(table, own, into);
      break;
    case 'growth':
      offerGrowths(table, into);
      break;
    default:
      return into;
  }
  offerShare(into);
  return into;
}

function chance(state: State<RailroadTycoon>, rng: Rng): Action {
  switch (state.table.phase) {
    case 'fill':
      return drawFill(state, rng);
    case 'tycoons':
      return drawTycoons(state, rng);
    case 'cards':
      return drawCards(state, rng);
    case 'settle':
      return { do: 'settle-bid' };
    case 'cubes':
      return drawCubes(state, rng);
    case 'pullman':
      return { do: 'look-for-pullman' };
    case 'income':
      return { do: 'pay-income' };
    case 'card':
      return drawCard(state, rng);
    case 'reveal':
      return { do: 'reveal' };
    default:
      throw new Error(`chance does nothing in the phase ${state.table.phase}`);
  }
}

function apply(
  state: State<RailroadTycoon>,
  actor: Actor,
  action: Action,
  tell?: (event: Event) => void,
): void {
  const seat = actor as Seat;
  switch (action.do) {
    case 'bid':
      return makeBid(state, seat, action, tell);
    case 'pass':
      return pass(state, seat, tell);
    case 'issue-share':
      return issueShare(state, seat, tell);
    case 'announce-grant':
      return announceGrant(state, seat, tell);
    case 'lay-track':
      return layTrack(state, seat, action, tell);
    case 'redirect':
      return redirect(state, seat, action, tell);
    case 'stop-building':
      return stopBuilding(state, seat, tell);
    case 'urbanise':
      return urbanise(state, seat, action, tell);
    case 'upgrade':
      return upgrade(state, seat, tell);
    case 'deliver':
      return deliver(state, seat, action, tell);
    case 'take-card':
      return takeCard(state, seat, action, tell);
    case 'grow-city':
      return growCity(state, seat, action, tell);
    case 'western-link':
      return buildWestern(state, seat, action, tell);
    case 'decline-action':
      return declineAction(state, seat, tell);
    case 'fill-cities':
      return fillCities(state, action, tell);
    case 'deal-tycoons':
      return dealTycoons(state, action, tell);
    case 'lay-cards':
      return layCards(state, action, tell);
    case 'settle-bid':
      return settleBid(state, tell);
    case 'draw-cubes':
      return addCubes(state, action, tell);
    case 'look-for-pullman':
      return lookForPullman(state, tell);
    case 'pay-income':
      return payIncome(state, tell);
    case 'turn-card':
      return turnCard(state, action, tell);
    case 'reveal':
      return reveal(state, tell);
  }
}

/** The rules of play, for whoever plays on: `index.ts` makes the whole game of them. */
export const play: Play<RailroadTycoon> = {
  setup,
  actors,
  check,
  checkChance,
  choices,
  chance,
  apply,
  clone,
  own,
  shown,
  fold,
  imagine,
  standings,
};
