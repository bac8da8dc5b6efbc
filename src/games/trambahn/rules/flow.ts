import type { Actor, State } from '#kernel/game.ts';
import { DISPLAY_SIZE, PRICES, TRAMS } from './data/cards.ts';
import type { Event, Phase, Table, Tram, Trambahn } from './model.ts';
import { add, addAll, moneyOf, ownOf, playerOf } from './piles.ts';

/** 3.1: the sequence of play. */

type Tell = ((event: Event) => void) | undefined;

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

/** Goes on to this phase, or to the next one that is not idle, and tells it if that is another one. */
export function goOn(table: Table, phase: Phase, tell: Tell): void {
  const next = nextOpenPhase(table, phase);
  if (next === table.phase) return;
  table.phase = next;
  tell?.({ is: 'phase-begun', phase: next });
}

export function endGame(table: Table, tell: Tell): void {
  table.phase = 'over';
  tell?.({ is: 'game-ended' });
}

/** 3.8, 4.3: the step that is really next when `phase` would be: one that all can see to be idle is passed. */
export function nextOpenPhase(table: Table, phase: Phase): Phase {
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
  beginTurn(state, tell);
}

/** 8.2, 8.5: can a card still be drawn, if need be after a reshuffle? */
export function canDraw({ pile, discard, players }: Table): boolean {
  return pile + discard + halfOf(players[0].money) + halfOf(players[1].money) > 0;
}

/** 8.2 */
export const halfOf = (money: number): number => money >> 1;

export function beginTurn({ table }: State<Trambahn>, tell: Tell): void {
  table.laid = 0;
  table.phase = nextOpenPhase(table, 'passengers');
  tell?.({ is: 'turn-begun', seat: table.turn, turn: table.turns });
}

/** 8.6 */
function sellColumns(state: State<Trambahn>, tell: Tell): void {
  const { table, hidden } = state;
  const seat = table.turn;
  const player = playerOf(table, seat);
  const sold = player.columns.filter((column) => column.tram === 0);
  if (sold.length === 0) return;
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

/** 9.5: everybody saw these cards go. */
export function discardSeen(state: State<Trambahn>, cards: readonly number[]): void {
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as number;
    add(state.hidden.discard, card);
    ownOf(state, 0).seen.discard.push(card);
    ownOf(state, 1).seen.discard.push(card);
  }
  state.table.discard += cards.length;
}
