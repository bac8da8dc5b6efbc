import type { Actor, Seat } from '#kernel/game.ts';
import { CHANCE, NOBODY, SEATS, type Tell as TellOf } from '#kernel/play.ts';
import type { ChancePhase, Event, Line, Table, Train } from './model.ts';

/** 3.1: the sequence of play. Every change of phase is here. */

export type Tell = TellOf<Event>;

export function actors(table: Table): readonly Actor[] {
  switch (table.phase) {
    case 'choose':
      return SEATS[trainOn(table, table.turn).seat] as readonly Actor[];
    case 'strike':
      return SEATS[trainOn(table, table.striker).seat] as readonly Actor[];
    case 'over':
      return NOBODY;
    default:
      return CHANCE;
  }
}

export function trainOn({ trains }: Table, line: Line): Train {
  return trains[line] as Train;
}

/** Whose train it is, for an event. */
export function of(table: Table, line: Line): { seat: Seat; line: Line } {
  return { seat: trainOn(table, line).seat, line };
}

/** 2.3: in the order of the lines, or by lot. True: chance draws the lots. */
export function drawsLots(table: Table, tell: Tell): boolean {
  if (table.byLot) beginPhase(table, 'lots', tell);
  return table.byLot;
}

export function beginTurn(table: Table, line: Line, tell: Tell): void {
  enterTurn(table, line, table.turns + 1);
  tell?.({ is: 'turn-begun', turn: table.turns, ...of(table, line) });
}

export function enterTurn(table: Table, line: Line, turn: number): void {
  table.phase = 'choose';
  table.turn = line;
  table.turns = turn;
}

/** 4.1, 5.1: the dice decide how many sections, or how far. */
export function afterChoice(table: Table, choice: 'lay' | 'move', tell: Tell): void {
  beginPhase(table, choice, tell);
}

/** 9.1 */
export function askForCard(table: Table, tell: Tell): void {
  beginPhase(table, 'card', tell);
}

/** Chance is next: dice, lots or a card. */
export function beginPhase(table: Table, phase: ChancePhase, tell: Tell): void {
  table.phase = phase;
  tell?.({ is: 'phase-begun', phase });
}

/** 6.1: this train may strike, in its turn or out of it. */
export function beginStrike(table: Table, line: Line, tell: Tell): void {
  table.phase = 'strike';
  table.striker = line;
  tell?.({ is: 'strike-offered', ...of(table, line) });
}

/** 12.1 */
export function endGame(table: Table, line: Line, tell: Tell): void {
  table.phase = 'over';
  tell?.({ is: 'game-won', ...of(table, line) });
}

/** 3.5: the next in order plays; who has a turn to miss misses it. */
export function endTurn(table: Table, tell: Tell): void {
  const { order } = table;
  let at = order.indexOf(table.turn);
  for (;;) {
    at = at + 1 === order.length ? 0 : at + 1;
    const line = order[at] as Line;
    const train = trainOn(table, line);
    if (train.missing === 0) return beginTurn(table, line, tell);
    train.missing--;
    tell?.({ is: 'turn-missed', ...of(table, line) });
  }
}
