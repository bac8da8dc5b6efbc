import { logistic } from '#bots/arithmetic.ts';
import type { Board } from '#games/pionniers/rules/board.ts';
import type { Space } from '#games/pionniers/rules/model.ts';

/**
 * Measured in games of four steady players: whoever runs ahead of all is struck in nearly every fourth turn, who keeps well
 * behind hardly ever. `training/pionniers/hazard.ts` measures it again.
 */
const BEHIND = 0.02;
const AHEAD = 0.22;
const MIDDLE = 2;
const WIDTH = 4;

/** Where the foremost train stands, turns before the end: it gains 3 spaces a turn on average, laying included. */
export const TURNS_FOR_A_LINE = 34;

/** How likely a train is to be struck before its next turn, by where it stands, when the race will last so many turns. */
export function hazardOf({ spaces }: Board, turns: number): Float64Array {
  const foremost: Space = spaces - (spaces / TURNS_FOR_A_LINE) * turns;
  return Float64Array.from(
    { length: spaces + 1 },
    (_, front) => BEHIND + AHEAD * logistic((front - foremost - MIDDLE) / WIDTH),
  );
}
