import { pionniers } from '#games/pionniers/rules/index.ts';
import { PUPIL } from '#kernel/teach.ts';
import { dice, MOVE } from '../deeds.ts';
import { position, WAITING } from '../position.ts';
import { lastThrow } from '../positions.ts';

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

/** Turn 12: the rival's. */
export const rivalsTurn = () =>
  position({
    turns: 12,
    turn: 1,
    trains: [
      { front: 18, sections: 9 },
      { front: 22, sections: 7 },
    ],
  });

/** The train has reached the buffers. */
export const won = () => {
  const state = lastThrow();
  const thrown = dice(6);
  pionniers.game.apply(state, PUPIL, MOVE);
  pionniers.game.apply(state, thrown.actor, thrown.action);
  return state;
};
