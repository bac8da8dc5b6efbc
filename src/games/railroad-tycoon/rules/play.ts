import type { Actor, Seat, State } from '#kernel/game.ts';
import { playOf } from '#kernel/play.ts';
import { bid, pass, settleBid } from './actions/auction.ts';
import { layTrack, stopBuilding } from './actions/build.ts';
import { announceGrant, growCity, takeCard } from './actions/cards.ts';
import { declineAction } from './actions/decline.ts';
import { deliver } from './actions/deliver.ts';
import { drawCubes, turnCard } from './actions/draw.ts';
import { payIncome, reveal } from './actions/income.ts';
import { dealTycoons, fillCities, layCards } from './actions/opening.ts';
import { redirect } from './actions/redirect.ts';
import { issueShare } from './actions/shares.ts';
import { lookForPullman, upgrade } from './actions/upgrade.ts';
import { urbanise } from './actions/urbanise.ts';
import { westernLink } from './actions/western.ts';
import { actors, type Tell } from './flow.ts';
import { fold } from './fold.ts';
import type { Action, Own, RailroadTycoon, Table } from './model.ts';
import { toTurnOf } from './plan.ts';
import { standings } from './score.ts';
import { clone, imagine, own, shown } from './secrets.ts';
import { setup } from './setup.ts';

/** What may be chosen in each phase, in this order. */
function choices(table: Table, own: Own, seat: Seat): Action[] {
  const into: Action[] = [];
  if (actors(table)[0] !== seat) return into;
  switch (table.phase) {
    case 'auction':
      bid.offer(table, own, seat, into);
      pass.offer(table, own, seat, into);
      break;
    case 'act':
      deliver.offer(table, own, seat, into);
      layTrack.offer(table, own, seat, into);
      redirect.offer(table, own, seat, into);
      announceGrant.offer(table, own, seat, into);
      upgrade.offer(table, own, seat, into);
      urbanise.offer(table, own, seat, into);
      takeCard.offer(table, own, seat, into);
      westernLink.offer(table, own, seat, into);
      declineAction.offer(table, own, seat, into);
      break;
    case 'build':
      layTrack.offer(table, own, seat, into);
      redirect.offer(table, own, seat, into);
      stopBuilding.offer(table, own, seat, into);
      break;
    case 'industry':
      urbanise.offer(table, own, seat, into);
      break;
    case 'growth':
      growCity.offer(table, own, seat, into);
      break;
    default:
      return into;
  }
  issueShare.offer(table, own, seat, into);
  return into;
}

function apply(state: State<RailroadTycoon>, actor: Actor, action: Action, tell: Tell): void {
  const seat = actor as Seat;
  switch (action.do) {
    case 'bid':
      return bid.apply(state, seat, action, tell);
    case 'pass':
      return pass.apply(state, seat, action, tell);
    case 'issue-share':
      return issueShare.apply(state, seat, action, tell);
    case 'announce-grant':
      return announceGrant.apply(state, seat, action, tell);
    case 'lay-track':
      return layTrack.apply(state, seat, action, tell);
    case 'redirect':
      return redirect.apply(state, seat, action, tell);
    case 'stop-building':
      return stopBuilding.apply(state, seat, action, tell);
    case 'urbanise':
      return urbanise.apply(state, seat, action, tell);
    case 'upgrade':
      return upgrade.apply(state, seat, action, tell);
    case 'deliver':
      return deliver.apply(state, seat, action, tell);
    case 'take-card':
      return takeCard.apply(state, seat, action, tell);
    case 'grow-city':
      return growCity.apply(state, seat, action, tell);
    case 'western-link':
      return westernLink.apply(state, seat, action, tell);
    case 'decline-action':
      return declineAction.apply(state, seat, action, tell);
    case 'fill-cities':
      return fillCities.apply(state, action, tell);
    case 'deal-tycoons':
      return dealTycoons.apply(state, action, tell);
    case 'lay-cards':
      return layCards.apply(state, action, tell);
    case 'settle-bid':
      return settleBid.apply(state, action, tell);
    case 'draw-cubes':
      return drawCubes.apply(state, action, tell);
    case 'look-for-pullman':
      return lookForPullman.apply(state, action, tell);
    case 'pay-income':
      return payIncome.apply(state, action, tell);
    case 'turn-card':
      return turnCard.apply(state, action, tell);
    case 'reveal':
      return reveal.apply(state, action, tell);
  }
}

/** The rules of play, for whoever plays on: `index.ts` makes the whole game of them. */
export const play = playOf<RailroadTycoon>(
  {
    bid,
    pass,
    'issue-share': issueShare,
    'announce-grant': announceGrant,
    'lay-track': layTrack,
    redirect,
    'stop-building': stopBuilding,
    urbanise,
    upgrade,
    deliver,
    'take-card': takeCard,
    'grow-city': growCity,
    'western-link': westernLink,
    'decline-action': declineAction,
    'fill-cities': fillCities,
    'deal-tycoons': dealTycoons,
    'lay-cards': layCards,
    'settle-bid': settleBid,
    'draw-cubes': drawCubes,
    'look-for-pullman': lookForPullman,
    'pay-income': payIncome,
    'turn-card': turnCard,
    reveal,
  },
  { over: '16.4', turn: '3.2', moment: '3.3', due: '21.4' },
  { choices, apply, setup, actors, clone, own, shown, fold, imagine, standings, toTurnOf },
);
