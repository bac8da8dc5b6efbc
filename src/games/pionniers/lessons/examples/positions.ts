import { position, WAITING } from '../position.ts';

/**
 * Stopped on a river, with a crate to place. Line 2: track as far as 36, and the all-clear signal on the danger at 31. Line 3:
 * dynamite. Line 4: its train waits for track.
 */
export const onRiver = () =>
  position({
    turns: 29,
    phase: 'strike',
    trains: [
      { front: 23, sections: 9 },
      { front: 20, sections: 9, signal: 31, crates: 3 },
      { front: 26, sections: 10, dynamite: 31 },
      { ...WAITING, crates: 4 },
    ],
  });
