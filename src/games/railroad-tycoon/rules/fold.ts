import type { Eyes, View } from '#kernel/game.ts';
import { SHARE, WESTERN } from './data/economy.ts';
import { PULLMAN_LEVEL } from './data/tycoons.ts';
import {
  beginAction,
  beginPhase,
  beginTurn,
  chooseFirst,
  endAction,
  endGame,
  playerOf,
} from './flow.ts';
import { foldBoard } from './fold-board.ts';
import type { Event, Own, RailroadTycoon, Result, Table } from './model.ts';

/** Law 12: what is seen after an event, from what was seen before it. */
export function fold({ table, own }: View<RailroadTycoon>, event: Event, eyes: Eyes): void {
  foldCourse(table, event);
  foldBoard(table, event);
  if (own && 'seat' in event && event.seat === eyes) foldOwn(own, event);
}

/** Everybody's deeds are told with their price, so that one's own money follows from one's own deeds. */
function foldOwn(own: Own, event: Event): void {
  switch (event.is) {
    case 'tycoon-dealt':
      own.tycoon = event.tycoon ?? null;
      break;
    case 'share-issued':
      own.money += SHARE;
      break;
    case 'first-chosen':
      own.money += event.issued * SHARE - event.paid;
      break;
    case 'track-laid':
    case 'track-redirected':
    case 'city-urbanised':
    case 'level-raised':
      own.money -= event.price;
      break;
    case 'western-built':
      own.money -= WESTERN;
      break;
    case 'income-paid':
      own.money += event.income + event.issued * SHARE - event.dividend;
      break;
    default:
  }
}

/** The sequence of play, from the first turn to the result, and the companies in it. */
function foldCourse(table: Table, event: Event): void {
  switch (event.is) {
    case 'turn-begun':
      beginTurn(table, undefined);
      break;
    case 'phase-begun':
      beginPhase(table, event.phase, undefined);
      break;
    case 'bid-made':
      table.bid = event.amount;
      table.bidder = event.seat;
      break;
    case 'bid-passed':
      playerOf(table, event.seat).passed = true;
      break;
    case 'bid-asked':
      table.seat = event.seat;
      break;
    case 'first-chosen':
      playerOf(table, event.seat).shares += event.issued;
      chooseFirst(table, event.seat);
      break;
    case 'round-begun':
      // After `action-ended` the round has begun already.
      table.round = event.round;
      beginAction(table, table.first);
      break;
    case 'action-ended':
      endAction(table, undefined);
      break;
    case 'share-issued':
      playerOf(table, event.seat).shares = event.shares;
      break;
    case 'income-paid':
      playerOf(table, event.seat).shares += event.issued;
      break;
    case 'level-raised':
      playerOf(table, event.seat).level = event.level;
      if (event.level === PULLMAN_LEVEL) table.sixth ??= event.seat;
      break;
    case 'pullman-shown':
      table.pullman = true;
      break;
    case 'end-announced':
      table.lastTurn = event.lastTurn;
      break;
    case 'tycoon-shown': {
      const { tycoons, bonuses, money } = resultOf(table);
      table.result = {
        tycoons: tycoons.with(event.seat, event.tycoon),
        bonuses: bonuses.with(event.seat, event.points),
        money,
      };
      break;
    }
    case 'game-ended':
      endGame(table, { ...resultOf(table), money: event.money }, undefined);
      break;
    default:
  }
}

/** What has been shown of it so far. Money comes last, with the end. */
function resultOf({ players, result }: Table): Result {
  return result ?? { tycoons: players.map(() => null), bonuses: players.map(() => 0), money: [] };
}
