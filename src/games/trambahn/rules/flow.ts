import type { Actor, Seat, State } from '#kernel/game.ts';
import type { Tell as TellOf } from '#kernel/play.ts';
import {
  DISPLAY_SIZE,
  HAND_SIZE,
  PASSENGERS_PER_TURN,
  PRICES,
  SCORINGS_TO_END,
  TRAMS,
} from './data/cards.ts';
import type { Event, Phase, Step, Table, Tram, Trambahn } from './model.ts';
import { addAll, moneyOf, playerOf } from './piles.ts';

/** 3.1: the sequence of play. Every change of phase is here. */

export type Tell = TellOf<Event>;

/** The seats as actors, made once: `actors` is asked at every entry. */
const ACTORS: readonly (readonly Actor[])[] = [[0], [1], ['chance'], []];

export function actors(table: Table): readonly Actor[] {
  return ACTORS[actorIndex(table)] as readonly Actor[];
}

function actorIndex(table: Table): number {
  switch (table.phase) {
    case 'deal':
    case 'refill':
    case 'reshuffle':
      return 2;
    case 'over':
      return 3;
    default:
      return table.turn;
  }
}

/** 3.1: the step that follows a step. */
const AFTER: Record<Step, Phase> = {
  passengers: 'stations',
  stations: 'income',
  income: 'trams',
  trams: 'refill',
};

/** 3.2, 3.8: from the deal on, and after every turn. */
export function beginTurn(table: Table, tell: Tell): void {
  enterTurn(table, table.turn, table.turns);
  tell?.({ is: 'turn-begun', seat: table.turn, turn: table.turns });
}

export function enterTurn(table: Table, seat: Seat, turn: number): void {
  table.turn = seat;
  table.turns = turn;
  table.laid = 0;
  table.phase = nextOpenPhase(table, 'passengers');
}

/** 4.1, 11.1 */
export function afterPassenger(table: Table, tell: Tell): void {
  if (table.scorings.length === SCORINGS_TO_END) return endGame(table, tell);
  goOn(table, table.laid === PASSENGERS_PER_TURN ? 'stations' : 'passengers', tell);
}

/** 3.6 */
export function afterStep(table: Table, step: Step, tell: Tell): void {
  goOn(table, AFTER[step], tell);
}

/** The phase that ending this step would lead to: what the button that ends it may promise. */
export function phaseAfter(table: Table, step: Step): Phase {
  return nextOpenPhase(table, AFTER[step]);
}

/** 8.2, 8.5 */
export function afterRefill(state: State<Trambahn>, tell: Tell): void {
  const { table } = state;
  if (missing(table) > 0 && canDraw(table)) goOn(table, 'reshuffle', tell);
  else endTurn(state, tell);
}

/** 8.4 */
export function afterReshuffle(table: Table, tell: Tell): void {
  goOn(table, 'refill', tell);
}

/** Goes on to this phase, or to the next one that is not idle, and tells it if that is another one. */
function goOn(table: Table, phase: Phase, tell: Tell): void {
  const next = nextOpenPhase(table, phase);
  if (next !== table.phase) beginPhase(table, next, tell);
}

export function beginPhase(table: Table, phase: Phase, tell: Tell): void {
  table.phase = phase;
  tell?.({ is: 'phase-begun', phase });
}

export function endGame(table: Table, tell: Tell): void {
  table.phase = 'over';
  tell?.({ is: 'game-ended' });
}

/** 3.8, 4.3: the step that is really next when `phase` would be: one that all can see to be idle is passed. */
function nextOpenPhase(table: Table, phase: Phase): Phase {
  const { hand } = playerOf(table, table.turn);
  if (phase === 'passengers' && hand === 0) phase = 'stations';
  if (phase === 'stations' && hand === 0) phase = 'income';
  if (phase === 'income' && hand === 0) phase = 'trams';
  if (phase === 'trams' && !canBuy(table)) phase = 'refill';
  return phase;
}

function canBuy(table: Table): boolean {
  const { columns, money } = playerOf(table, table.turn);
  return (
    columns.some((column) => column.tram === 0) &&
    table.display.some((tram) => PRICES[tram] <= money)
  );
}

/** 8.6, 8.7: what happens when the hand is refilled. */
export function endTurn(state: State<Trambahn>, tell: Tell): void {
  const { table } = state;
  sellColumns(state, tell);
  fillDisplay(table, tell);
  if (table.players[0].hand === 0 && table.players[1].hand === 0 && !canDraw(table)) {
    // 11.4
    return endGame(table, tell);
  }
  table.turn = 1 - table.turn;
  table.turns++;
  beginTurn(table, tell);
}

/** 8.2, 8.5: can a card still be drawn, if need be after a reshuffle? */
function canDraw({ pile, discard, players }: Table): boolean {
  return pile + discard + halfOf(players[0].money) + halfOf(players[1].money) > 0;
}

/** 8.1: how many cards the hand of whose turn it is lacks. */
export const missing = (table: Table): number => HAND_SIZE - playerOf(table, table.turn).hand;

/** 8.2 */
export const halfOf = (money: number): number => money >> 1;

/** 8.6 */
function sellColumns(state: State<Trambahn>, tell: Tell): void {
  const { table, hidden } = state;
  const seat = table.turn;
  const player = playerOf(table, seat);
  if (!player.columns.some((column) => column.tram === 0)) return;
  const sold = player.columns.filter((column) => column.tram === 0);
  player.columns = player.columns.filter((column) => column.tram !== 0);
  let count = 0;
  for (const { cards } of sold) {
    count += cards.length;
    addAll(moneyOf(state, seat), cards);
    for (const own of hidden.own) own.seen.money[seat as 0 | 1].push(...cards);
  }
  player.money += count;
  tell?.({ is: 'columns-sold', seat, lines: sold.map((column) => column.line), count });
}

/** 8.7, 8.8 */
function fillDisplay(table: Table, tell: Tell): void {
  const missing = Math.min(DISPLAY_SIZE - table.display.length, table.trams);
  if (missing <= 0) return;
  const top = TRAMS.length - table.trams;
  const trams: Tram[] = TRAMS.slice(top, top + missing);
  table.display.push(...trams);
  table.trams -= missing;
  tell?.({ is: 'trams-displayed', trams });
}
