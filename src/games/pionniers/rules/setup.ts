import type { Seat, State } from '#kernel/game.ts';
import {
  CRATES,
  type Line,
  type Options,
  type Pionniers,
  type Table,
  type Train,
} from './model.ts';

/** 2.1: nobody has a line before the dice have settled the order. */
export function setup(seats: number, { board, lines, twoTrains }: Options): State<Pionniers> {
  return {
    table: {
      phase: 'order',
      board,
      byLot: lines === 'by-lot',
      twoTrains: seats === 2 && twoTrains,
      throws: Array.from({ length: seats }, () => []),
      dice: [],
      trains: [],
      order: [],
      turn: 0,
      turns: 0,
      striker: 0,
      drawn: [],
      draws: 0,
      gone: 0,
    },
    hidden: {},
  };
}

/** 1.5, 2.4: a train, waiting beside the board. */
export function newTrain(seat: Seat): Train {
  return {
    seat,
    sections: 0,
    front: 0,
    engine: 0,
    struck: 0,
    crates: CRATES,
    dynamite: 0,
    signal: 0,
    slow: false,
    oneDie: false,
    missing: 0,
  };
}

/** 2.3: the lines in the order of play, and whose train is on each. */
export function shareLines(table: Table, seats: readonly Seat[], lines: readonly Line[]): void {
  table.order = [...lines];
  table.trains = lines.map((_, line) => newTrain(seats[lines.indexOf(line)] as Seat));
}

/** 2.6: the lines that are played on. */
export function linesInPlay(seats: number, twoTrains: boolean): Line[] {
  return Array.from({ length: twoTrains ? 2 * seats : seats }, (_, line) => line);
}
