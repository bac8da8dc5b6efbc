import type { Actor, Refusal, Seat, State } from '#kernel/game.ts';
import { CHANCE, NOBODY, SEATS, type Tell as TellOf } from '#kernel/play.ts';
import { add, total } from './counts.ts';
import type { Effect } from './data/cards.ts';
import { CITIES_MEANT, MARKERS_TO_END, ROUNDS, SHARE } from './data/economy.ts';
import {
  type City,
  COLOURS,
  type Colour,
  type Event,
  type Own,
  type Phase,
  type Player,
  type RailroadTycoon,
  type Result,
  type Table,
} from './model.ts';

/** 3.1: the sequence of play. Every change of phase is here. */

export type Tell = TellOf<Event>;

/** The phases in which a seat is asked. */
export type SeatPhase = Extract<Phase, 'auction' | 'act' | 'build' | 'industry' | 'growth'>;

export function isOfSeat(phase: Phase): phase is SeatPhase {
  switch (phase) {
    case 'auction':
    case 'act':
    case 'build':
    case 'industry':
    case 'growth':
      return true;
    default:
      return false;
  }
}

export function actors({ phase, seat }: Table): readonly Actor[] {
  if (isOfSeat(phase)) return SEATS[seat] as readonly Actor[];
  return phase === 'over' ? NOBODY : CHANCE;
}

export const playerOf = ({ players }: Table, seat: Seat): Player => players[seat] as Player;
export const ownOf = ({ hidden }: State<RailroadTycoon>, seat: Seat): Own =>
  hidden.own[seat] as Own;

/** 5.5 */
export function checkPays(own: Own, price: number): Refusal | undefined {
  return own.money >= price ? undefined : { rule: '5.5' };
}

/** 4.7, 15.5: pays, and issues the least number of shares that covers it. Gives that number. */
export function payWithShares(state: State<RailroadTycoon>, seat: Seat, price: number): number {
  const own = ownOf(state, seat);
  const issued = Math.max(0, Math.ceil((price - own.money) / SHARE));
  own.money += issued * SHARE - price;
  playerOf(state.table, seat).shares += issued;
  return issued;
}

/** Goes on to a phase that comes with no other event. */
export function beginPhase(table: Table, phase: Phase, tell: Tell): void {
  table.phase = phase;
  tell?.({ is: 'phase-begun', phase });
}

/** 2.5, 18.1 */
export function afterFilling(table: Table, tell: Tell): void {
  if (table.options.beginner) beginTurn(table, tell);
  else beginPhase(table, 'tycoons', tell);
}

/** 2.8 */
export function afterTycoons(table: Table, tell: Tell): void {
  beginPhase(table, 'cards', tell);
}

/** 4.1, 4.2 */
export function beginTurn(table: Table, tell: Tell): void {
  table.turn++;
  table.round = 0;
  table.phase = 'auction';
  table.seat = table.first;
  table.bid = 0;
  table.bidder = -1;
  for (const player of table.players) {
    player.passed = false;
    player.engineered = 0;
  }
  tell?.({ is: 'turn-begun', turn: table.turn, last: table.turn === table.lastTurn });
}

/** 4.5, 4.6, 4.8: a bid, or a pass. */
export function afterBid(table: Table, tell: Tell): void {
  const { players, bidder } = table;
  for (let step = 1; step <= players.length; step++) {
    const next = (table.seat + step) % players.length;
    if (playerOf(table, next).passed) continue;
    if (next === bidder) break;
    table.seat = next;
    tell?.({ is: 'bid-asked', seat: next });
    return;
  }
  if (bidder >= 0) return beginPhase(table, 'settle', tell);
  const first = (table.first + 1) % players.length;
  tell?.({ is: 'first-chosen', seat: first, paid: 0, issued: 0 });
  beginActions(table, first, tell);
}

/** 3.5: the first player is known. */
export function beginActions(table: Table, first: Seat, tell: Tell): void {
  chooseFirst(table, first);
  beginRound(table, tell);
}

export function chooseFirst(table: Table, first: Seat): void {
  table.first = first;
  table.bid = 0;
  table.bidder = -1;
}

function beginRound(table: Table, tell: Tell): void {
  table.round++;
  tell?.({ is: 'round-begun', round: table.round });
  beginAction(table, table.first);
}

export function beginAction(table: Table, seat: Seat): void {
  table.seat = seat;
  table.actions = 1;
  table.phase = 'act';
}

/** 6.6, 13.6: a tile is laid, or a land grant announced. */
export function beginBuilding(table: Table): void {
  table.phase = 'build';
}

/** 12.4, 13.1, 13.3: these two ask for a city. */
export function afterCard(table: Table, is: Effect['is'], tell: Tell): void {
  if (is === 'growth' || is === 'industry') beginPhase(table, is, tell);
  else endAction(table, tell);
}

/** 17.6: somebody is the first to reach Pullman's level. */
export function afterSixth(table: Table, tell: Tell): void {
  if (table.options.beginner) endAction(table, tell);
  else beginPhase(table, 'pullman', tell);
}

/** 3.5, 13.5: one action is done; what is still to be drawn for it is drawn first. */
export function endAction(table: Table, tell: Tell): void {
  if (table.draw !== null) return beginPhase(table, 'cubes', tell);
  tell?.({ is: 'action-ended' });
  table.build = null;
  table.actions--;
  if (table.actions > 0) {
    table.phase = 'act';
    return;
  }
  const next = (table.seat + 1) % table.players.length;
  if (next !== table.first) beginAction(table, next);
  else if (table.round < ROUNDS) beginRound(table, tell);
  else table.phase = 'income';
}

/** 12.8, 16.2 */
export function afterIncome(table: Table, tell: Tell): void {
  if (table.turn === table.lastTurn) beginPhase(table, 'reveal', tell);
  else if (total(table.pile) > 0) beginPhase(table, 'card', tell);
  else beginTurn(table, tell);
}

/** 16.4: `money` comes to light, by seat. */
export function endGame(table: Table, result: Result, tell: Tell): void {
  table.result = result;
  table.phase = 'over';
  tell?.({ is: 'game-ended', money: [...result.money] });
}

/** 9.4, 9.6: has chance draw for a city, if there is anything to draw. */
export function askForCubes(table: Table, city: City, due: number): void {
  let left = 0;
  for (let colour = 0; colour < COLOURS; colour++) left += table.bag[colour] as number;
  const count = Math.min(due, left);
  table.draw = count > 0 ? { city, count } : null;
}

/** Cubes go from the bag to a city. */
export function putCubes({ cubes: there, bag }: Table, city: City, cubes: readonly Colour[]): void {
  for (const colour of cubes) {
    add(there, city * COLOURS + colour);
    add(bag, colour, -1);
  }
}

/** 11.11, 16.1: how many markers lie on the map. */
export function markersOn({ cubes, colours }: Table): number {
  let markers = 0;
  for (let city = 0; city < colours.length; city++) if (isEmpty(cubes, city)) markers++;
  return markers;
}

/** 16.1, 19.9: how many markers bring the end near. */
export function markersDue({ players, colours }: Table): number {
  const cities = Math.min(colours.length, CITIES_MEANT);
  return Math.ceil(((MARKERS_TO_END[players.length] as number) * cities) / CITIES_MEANT);
}

export function isEmpty(cubes: readonly number[], city: City): boolean {
  const first = city * COLOURS;
  for (let at = first; at < first + COLOURS; at++) if ((cubes[at] as number) > 0) return false;
  return true;
}
