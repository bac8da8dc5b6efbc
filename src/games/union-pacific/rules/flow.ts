import type { Actor, Seat, State } from '#kernel/game.ts';
import { CHANCE, NOBODY, SEATS, type Tell as TellOf } from '#kernel/play.ts';
import { boardOf, isDead } from './board.ts';
import { removeDisplay } from './changes.ts';
import { DIVIDENDS } from './data/cards.ts';
import { paymentsInAll } from './dividends.ts';
import {
  type Event,
  type Group,
  JOKER,
  NO_SHARE,
  type Phase,
  type Share,
  type Table,
  type UnionPacific,
} from './model.ts';
import { pay } from './paying.ts';
import { firstGroups } from './setup.ts';

/** 3.1: the sequence of play. Every change of phase is here. */

export type Tell = TellOf<Event>;

export function actors(table: Table): readonly Actor[] {
  switch (table.phase) {
    case 'open':
      return table.players.flatMap(({ chosen }, seat) => (chosen ? [] : [seat]));
    case 'swap':
    case 'act':
    case 'discard':
    case 'take':
    case 'exchange':
      return SEATS[table.turn] as readonly Actor[];
    case 'over':
      return NOBODY;
    default:
      return CHANCE;
  }
}

/** 2.2 */
export function afterDeal(table: Table): void {
  table.phase = 'open';
}

/** 2.3: when all have chosen. */
export function afterOpening(table: Table): void {
  if (table.players.every(({ chosen }) => chosen)) table.phase = 'reveal';
}

/** 2.3, 2.6 */
export function afterReveal(table: Table): void {
  table.phase = 'display';
}

/** 2.6, 2.12: four shares of one company are laid anew. */
export function afterDisplay(table: Table, tell: Tell): void {
  if (showsOneCompany(table)) return clearDisplay(table, tell);
  table.groups = firstGroups(table);
  beginTurn(table, 0, tell);
}

function beginTurn(table: Table, seat: Seat, tell: Tell): void {
  enterTurn(table, seat, table.turns + 1);
  tell?.({ is: 'turn-begun', seat, turn: table.turns });
}

export function enterTurn(table: Table, seat: Seat, turn: number): void {
  table.turn = seat;
  table.turns = turn;
  table.phase = firstPhase(table);
}

/** Goes on to a phase that no other event tells of. */
export function beginPhase(table: Table, phase: Phase, tell: Tell): void {
  table.phase = phase;
  tell?.({ is: 'phase-begun', phase });
}

/** 4.5: what a turn begins with. */
function firstPhase(table: Table): Phase {
  return table.options.swap && someDead(table) ? 'swap' : phaseToDraw(table);
}

/** 4.4 */
export function afterSwap(table: Table): void {
  table.phase = 'swap-draw';
}

export function afterSwapping(table: Table, tell: Tell): void {
  beginPhase(table, phaseToDraw(table), tell);
}

/** 4.1, 4.4 */
export function afterTrack(table: Table): void {
  table.phase = table.phase === 'swap-draw' ? 'swap' : 'act';
}

/** 6.1 */
export function afterBuilding(table: Table): void {
  table.phase = 'take';
}

/** 8.4 */
export function afterInvesting(table: Table): void {
  table.phase = 'discard';
}

/** 3.6, 8.4: `idle`: without having built or invested. */
export function afterDiscard(state: State<UnionPacific>, idle: boolean, tell: Tell): void {
  const { table } = state;
  if (idle && ++table.idle === table.players.length) return payAllAndEnd(state, tell);
  endTurn(table, tell);
}

/** 6.3 */
export function afterChoosingPile(table: Table, tell: Tell): void {
  beginPhase(table, 'draw', tell);
}

/** 4.9: without a card to draw, the turn goes on without it. */
function phaseToDraw(table: Table): Phase {
  return canDrawTrack(table) ? 'track' : 'act';
}

export function canDrawTrack({ trackPile, discards }: Table): boolean {
  return trackPile > 0 || discards.some((count) => count > 0);
}

/** 4.5: seen by all, so that being asked tells nothing about a hand. */
function someDead(table: Table): boolean {
  const board = boardOf(table.board);
  for (let track = 0; track < JOKER; track++) {
    if (isDead(board, table.spaces, track)) return true;
  }
  return false;
}

export function endTurn(table: Table, tell: Tell): void {
  beginTurn(table, (table.turn + 1) % table.players.length, tell);
}

/** A share has been taken or turned, and all dividends are paid. */
export function afterTaking(table: Table, tell: Tell): void {
  if (!goOnTaking(table)) endTurn(table, tell);
}

/** 6.6, 6.8, 7.1, 7.3: the display is filled as long as there are cards. False: the turn is over. */
export function goOnTaking(table: Table): boolean {
  if (table.display.includes(NO_SHARE) && pileLeft(table) > 0) table.phase = 'refill';
  else if (table.upPile > 0) table.phase = 'exchange';
  else return false;
  return true;
}

export function pileLeft({ groups }: Table): number {
  let cards = 0;
  for (let i = 0; i < groups.length; i++) {
    const { shares, dividends } = groups[i] as Group;
    cards += shares + dividends;
  }
  return cards;
}

/** 6.7, 6.13: four shares of one company leave the display. */
export function settleDisplay(table: Table, tell: Tell): void {
  if (showsOneCompany(table)) clearDisplay(table, tell);
  afterTaking(table, tell);
}

export function showsOneCompany({ display }: Table): boolean {
  const first = display[0] as Share;
  if (first === NO_SHARE) return false;
  for (let i = 1; i < display.length; i++) if (display[i] !== first) return false;
  return true;
}

function clearDisplay(table: Table, tell: Tell): void {
  const share = table.display[0] as Share;
  removeDisplay(table, share);
  tell?.({ is: 'display-removed', share });
}

/** 9.2, 9.3, 9.17: the announced dividends, one after the other. True: the game has ended. */
export function payAnnounced(state: State<UnionPacific>, tell: Tell): boolean {
  const { table } = state;
  const last = paymentsInAll(table.players.length);
  while (table.announced > 0 && table.paid < last) {
    table.announced--;
    pay(state, tell);
  }
  table.announced = 0;
  if (table.paid < last) return false;
  end(state, tell);
  return true;
}

/** 3.6: nobody can do anything any more. */
function payAllAndEnd(state: State<UnionPacific>, tell: Tell): void {
  state.table.announced = DIVIDENDS;
  payAnnounced(state, tell);
}

function end({ table, hidden }: State<UnionPacific>, tell: Tell): void {
  const money = hidden.own.map((own) => own.money);
  endGame(table, money);
  tell?.({ is: 'game-ended', money });
}

/** 11.2, 13.8: from now on all see all money. */
export function endGame(table: Table, money: readonly number[]): void {
  table.phase = 'over';
  table.money = [...money];
}
