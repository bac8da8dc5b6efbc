import { boardOf } from '#games/pionniers/rules/board.ts';
import { CRATES, START, type Table, type Train } from '#games/pionniers/rules/model.ts';

const BOARD = 'level';
export const layout = boardOf(BOARD).layout;
const WHOLE = boardOf(BOARD).sections;

/** So far has each train come in a picture; where nothing is said it is ready at the start, with five crates. */
function tableOf(trains: readonly Partial<Train>[]): Table {
  const all = trains.map(
    (train, seat): Train => ({
      seat,
      sections: 2,
      front: START,
      engine: 0,
      struck: 0,
      crates: CRATES,
      dynamite: 0,
      signal: 0,
      slow: false,
      oneDie: false,
      missing: 0,
      ...train,
    }),
  );
  const kept = all.reduce((sum, train) => sum + train.crates + (train.dynamite > 0 ? 1 : 0), 0);
  return {
    phase: 'choose',
    board: BOARD,
    byLot: false,
    twoTrains: false,
    throws: all.map((_, seat) => [[6, 6 - seat]]),
    dice: [],
    trains: all,
    order: [...all.keys()],
    turn: 0,
    turns: 1,
    striker: 0,
    drawn: [],
    draws: 0,
    gone: CRATES * all.length - kept,
  };
}

/** The tables of the pictures. A test has the referee look at each. */
export const tables = {
  /** 4.1: a five gave three sections. */
  laying: tableOf([{ sections: 7, front: 12 }, { sections: 5, front: 9 }, {}]),
  /** 5.1, 10.1: eight spaces of track before the train. */
  moving: tableOf([{ sections: 9, front: 28 }, { sections: 8, front: 20 }, {}]),
  /** 6.1, 6.8: the train of the first line stands on a river, a crate lies before its rival. */
  dynamite: tableOf([
    { sections: 12, front: 35, crates: CRATES - 1 },
    { sections: 12, front: 33, dynamite: 41 },
    { sections: 6, front: 15 },
  ]),
  /** 12.1: nearly there. */
  arrival: tableOf([
    { sections: WHOLE, front: 102, slow: true },
    { sections: WHOLE, front: 93, slow: true },
    { sections: 24, front: 86 },
  ]),
} as const;
