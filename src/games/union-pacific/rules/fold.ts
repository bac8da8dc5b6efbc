import type { Eyes, View } from '#kernel/game.ts';
import {
  boxShare,
  layOut,
  playerOf,
  removeDisplay,
  reshuffle,
  spendTrack,
  takeFromDisplay,
  takeOff,
  takeUpShare,
} from './changes.ts';
import { add } from './counts.ts';
import { TRACKS_DEALT } from './data/cards.ts';
import { payoutNow } from './dividends.ts';
import {
  afterBuilding,
  afterDeal,
  afterInvesting,
  afterOpening,
  afterReveal,
  afterSwap,
  afterTrack,
  beginPhase,
  endGame,
  enterTurn,
  goOnTaking,
  pileLeft,
  showsOneCompany,
} from './flow.ts';
import { foldOwn } from './fold-own.ts';
import type { Event, Table, UnionPacific } from './model.ts';
import { firstGroups, sharesDealt } from './setup.ts';

/** Law 12: what is seen after an event, from what was seen before it. Each event is known to one chapter of the table. */
export function fold({ table, own }: View<UnionPacific>, event: Event, eyes: Eyes): void {
  foldOpening(table, event);
  foldTurn(table, event);
  foldTaking(table, event);
  foldDividends(table, event);
  if (own && eyes !== 'watcher') foldOwn(own, event, eyes);
}

/** 2.2 to 2.7 */
function foldOpening(table: Table, event: Event): void {
  switch (event.is) {
    case 'cards-dealt': {
      const player = playerOf(table, event.seat);
      player.tracks = TRACKS_DEALT;
      player.shares = sharesDealt(table.options);
      table.trackPile -= TRACKS_DEALT;
      takeUpShare(table, player);
      afterDeal(table);
      break;
    }
    case 'opening-chosen':
      playerOf(table, event.seat).chosen = true;
      afterOpening(table);
      break;
    case 'openings-revealed':
      for (const [seat, share] of event.shares.entries()) layOut(playerOf(table, seat), share);
      afterReveal(table);
      break;
    case 'display-laid':
      table.display = [...event.shares];
      if (!showsOneCompany(table)) table.groups = firstGroups(table);
      break;
    default:
  }
}

/** 3.1 to 5.7, 8.1 to 8.5 */
function foldTurn(table: Table, event: Event): void {
  switch (event.is) {
    case 'turn-begun':
      enterTurn(table, event.seat, event.turn);
      break;
    case 'phase-begun':
      beginPhase(table, event.phase, undefined);
      break;
    case 'tracks-reshuffled':
      reshuffle(table);
      break;
    case 'track-drawn':
      table.trackPile--;
      playerOf(table, event.seat).tracks++;
      afterTrack(table);
      break;
    case 'track-swapped':
      spendTrack(playerOf(table, event.seat), event.track, table.gone);
      afterSwap(table);
      break;
    case 'train-built':
      spendTrack(playerOf(table, event.seat), event.track, table.discards);
      table.spaces[event.space] = event.company + 1;
      add(table.trains, event.company, -1);
      table.idle = 0;
      afterBuilding(table);
      break;
    case 'shares-invested':
      for (const share of event.shares) layOut(playerOf(table, event.seat), share);
      table.idle = 0;
      afterInvesting(table);
      break;
    case 'track-discarded':
      spendTrack(playerOf(table, event.seat), event.track, table.discards);
      if (event.idle) table.idle++;
      break;
    default:
  }
}

/** 6.1 to 7.9 */
function foldTaking(table: Table, event: Event): void {
  switch (event.is) {
    case 'share-taken':
      takeFromDisplay(table, playerOf(table, event.seat), event.place);
      break;
    case 'share-drawn':
      takeOff(table, 'shares');
      playerOf(table, event.seat).shares++;
      break;
    case 'up-taken':
      takeUpShare(table, playerOf(table, event.seat));
      break;
    case 'share-displayed':
      takeOff(table, 'shares');
      table.display[event.place] = event.share;
      break;
    case 'display-removed':
      removeDisplay(table, event.share);
      // 2.6: it is laid anew, before there is a pile.
      if (table.phase === 'display') return;
      break;
    case 'share-exchanged':
      boxShare(playerOf(table, event.seat));
      takeUpShare(table, playerOf(table, event.seat));
      break;
    default:
      return;
  }
  // Where the turn is over, the next event begins another.
  goOnTaking(table);
}

/** 9.1 to 12.6: told company by company, written down in one sum. */
function foldDividends(table: Table, event: Event): void {
  switch (event.is) {
    case 'dividend-turned':
      takeOff(table, 'dividends');
      table.announced++;
      if (pileLeft(table) === 0) goOnTaking(table);
      break;
    case 'third-appeared':
      table.third = { shares: [...event.shares], money: 0 };
      break;
    case 'dividend-paid':
      if (table.third) table.third.money += paidToThird(table);
      if (table.money)
        table.money = table.money.map((sum, seat) => sum + (event.payments[seat] ?? 0));
      table.paid = event.nth;
      // 3.6: what is paid because nobody can do anything was never announced.
      if (table.announced > 0) table.announced--;
      break;
    case 'game-ended':
      table.announced = 0;
      endGame(table, event.money);
      break;
    default:
  }
}

/** 12.2: reckoned, for it is not told where money is hidden. */
function paidToThird(table: Table): number {
  return payoutNow(table).reduce((sum, payments) => sum + (payments.at(-1) ?? 0), 0);
}
