import type { Action, RailroadTycoon } from '#games/railroad-tycoon/rules/model.ts';
import type { Side } from '#hex/hex.ts';
import type { Awaited, Deed } from '#kernel/lesson.ts';
import { cityOf, colourOf, coloursOf } from './position.ts';

/** The actions, as short as a lesson wants to say them. */

export const ISSUE: Action = { do: 'issue-share' };
export const UPGRADE: Action = { do: 'upgrade' };
export const PASS: Action = { do: 'pass' };
export const bid = (amount: number): Action => ({ do: 'bid', amount });
/** A link of one tile, from either of its cities. */
export const tile = (hex: number, from: Side, to: Side): Action[] => [
  { do: 'lay-track', hex, from, to },
  { do: 'lay-track', hex, from: to, to: from },
];
export const urbanise = (city: string, letter: string): Action => ({
  do: 'urbanise',
  city: cityOf(city),
  colour: colourOf(letter),
});
export const deliver = (letter: string, from: string, route: readonly number[]): Action => ({
  do: 'deliver',
  colour: colourOf(letter),
  from: cityOf(from),
  route: [...route],
});

export const awaits = (...anyOf: Action[]): Awaited<RailroadTycoon> => ({ is: 'action', anyOf });
export const byRival = (action: Action): Deed<RailroadTycoon> => ({ actor: 1, action });
export const byChance = (action: Action): Deed<RailroadTycoon> => ({ actor: 'chance', action });
export const drawn = (letters: string): Deed<RailroadTycoon> =>
  byChance({ do: 'draw-cubes', cubes: coloursOf(letters) });

/** Spots of the board: a city on the map, and a cube in the list of those that can travel. */
export const onMap = (city: string): string => `city:${cityOf(city)}`;
export const cubeOf = (letter: string, city: string): string =>
  `cube:${cityOf(city)}:${colourOf(letter)}`;
