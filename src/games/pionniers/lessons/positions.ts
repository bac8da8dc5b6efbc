import { position, WAITING } from './position.ts';

/** Two trains on the level board, the pupil's on line 1. A train that nothing is said of has all its track laid. */

/** Turn 41: past the slow signal, with all track laid. */
export const nearBuffers = () =>
  position({
    turns: 41,
    trains: [
      { front: 98, slow: true },
      { front: 90, slow: true },
    ],
  });

/** Turn 1: nothing is laid. */
export const start = () => position({ turns: 1, trains: [WAITING, WAITING] });

/** Turn 11: a river five spaces ahead, and the rival right before it on its own line. */
export const beforeRiver = () =>
  position({
    turns: 11,
    trains: [
      { front: 18, sections: 9 },
      { front: 22, sections: 9 },
    ],
  });

/** Turn 13: dynamite lies on line 1. */
export const dynamited = () =>
  position({
    turns: 13,
    trains: [
      { front: 26, sections: 9, dynamite: 31, crates: 4 },
      { front: 24, sections: 10, crates: 4 },
    ],
  });

/** Turn 17: bandits hold the train, and its locomotive has gone to the garrison. */
export const ambushed = () =>
  position({
    turns: 17,
    trains: [
      { front: 27, sections: 10, struck: 27, engine: 14, crates: 4 },
      { front: 30, sections: 11, crates: 4 },
    ],
  });

/** Turn 21: a danger six spaces ahead. */
export const beforeDanger = () =>
  position({
    turns: 21,
    trains: [
      { front: 25, sections: 12, crates: 4 },
      { front: 38, sections: 12, crates: 4 },
    ],
  });

/** Turn 39: stopped on the last river, while the rival comes up to the second sabotage point. */
export const lastRiver = () =>
  position({
    turns: 39,
    phase: 'strike',
    trains: [
      { front: 84, crates: 2 },
      { front: 94, slow: true, crates: 3 },
    ],
  });

/** Turn 49: five spaces from the buffers. */
export const lastThrow = () =>
  position({
    turns: 49,
    trains: [
      { front: 99, slow: true, crates: 1 },
      { front: 97, slow: true, crates: 3 },
    ],
  });
