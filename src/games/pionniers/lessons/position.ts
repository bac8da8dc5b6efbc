import { boardOf } from '#games/pionniers/rules/board.ts';
import { pionniers } from '#games/pionniers/rules/index.ts';
import {
  CRATES,
  type Pionniers,
  START,
  type Table,
  type Train,
} from '#games/pionniers/rules/model.ts';
import type { State } from '#kernel/game.ts';

/**
 * A moment of a game, told by what matters in it. The trains are named line by line; seat 0 has line 0 and so on, or,
 * with two trains each, seat 0 has the lines 0 and 2. A train of which nothing is said stands ready at Junction City
 * with all its track laid and five crates. What cannot be in stock or on a line has left the game.
 */
export type Moment = {
  trains: readonly Partial<Train>[];
} & Partial<
  Pick<Table, 'phase' | 'board' | 'twoTrains' | 'order' | 'turn' | 'turns' | 'striker' | 'drawn'>
> & {
    /** Draws in all; as many as `drawn`, unless told. */
    draws?: number;
  };

/** A train that waits beside the board. */
export const WAITING: Partial<Train> = { front: 0, sections: 0 };

export function position(moment: Moment): State<Pionniers> {
  const { trains, board = 'level', twoTrains = false, turn = 0, drawn = [] } = moment;
  const built = trains.map((train, line) => trainOf(train, boardOf(board).sections, line, moment));
  const seats = twoTrains ? 2 : trains.length;
  const crates = built.reduce((sum, train) => sum + train.crates + (train.dynamite > 0 ? 1 : 0), 0);
  const state: State<Pionniers> = {
    table: {
      phase: moment.phase ?? 'choose',
      board,
      byLot: false,
      twoTrains,
      throws: Array.from({ length: seats }, (_, seat) => [[6, 6 - seat]]),
      dice: [],
      trains: built,
      order: [...(moment.order ?? trains.keys())],
      turn,
      turns: moment.turns ?? 1,
      striker: moment.striker ?? turn,
      drawn: [...drawn],
      draws: moment.draws ?? drawn.length,
      gone: CRATES * trains.length - crates,
    },
    hidden: {},
  };
  const faults = pionniers.faults(state);
  if (faults.length > 0) throw new Error(`this is no position: ${faults.join(' ')}`);
  return state;
}

/** Dynamite came out of the stock of the train on the line before. */
function trainOf(
  train: Partial<Train>,
  sections: number,
  line: number,
  { trains, twoTrains }: Moment,
): Train {
  const spent = trains[(line + 1) % trains.length]?.dynamite ? 1 : 0;
  return {
    seat: twoTrains ? line % 2 : line,
    sections,
    front: START,
    engine: 0,
    struck: 0,
    crates: CRATES - spent,
    dynamite: 0,
    signal: 0,
    slow: false,
    oneDie: false,
    missing: 0,
    ...train,
  };
}
