import type { Action, Card, Pionniers } from '#games/pionniers/rules/model.ts';
import type { Awaited, Deed } from '#kernel/lesson.ts';

/** The actions, as short as a lesson wants to say them. */

export const LAY: Action = { do: 'lay' };
export const MOVE: Action = { do: 'move' };
export const KEEP: Action = { do: 'keep-crate' };
/** Lines and cards by the numbers that are printed on them. */
export const crate = (line: number, space: number): Action => ({
  do: 'place-crate',
  line: line - 1,
  space,
});

export const awaits = (action: Action): Awaited<Pionniers> => ({ is: 'action', anyOf: [action] });

export const dice = (...thrown: number[]): Deed<Pionniers> => ({
  actor: 'chance',
  action: { do: 'throw', dice: thrown },
});
export const card = (number: Card): Deed<Pionniers> => ({
  actor: 'chance',
  action: { do: 'draw-card', card: number - 1 },
});
export const byRival = (action: Action): Deed<Pionniers> => ({ actor: 1, action });
