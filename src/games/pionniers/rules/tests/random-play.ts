import type { Actor, State } from '#kernel/game.ts';
import { moveFor, randomScripts } from '#testkit/script.ts';
import { pionniers } from '../index.ts';
import type { Action, Event, Options, Pionniers } from '../model.ts';
import { SHORT } from './own-layout.ts';

/** An entry of a random game, and the states before and after it: to be read. */
export type Moved = {
  before: State<Pionniers>;
  state: State<Pionniers>;
  actor: Actor;
  action: Action;
  events: Event[];
};

/** Every way to play that the table may choose. */
export const EVERY_OPTION: readonly Options[] = [
  { board: 'level', lines: 'in-order', twoTrains: true },
  { board: 'level', lines: 'in-order', twoTrains: false },
  { board: 'slanted', lines: 'by-lot', twoTrains: true },
  { board: SHORT, lines: 'by-lot', twoTrains: true },
  { board: SHORT, lines: 'in-order', twoTrains: false },
];

/** Plays so many whole games at random, the same ones every time, and shows every entry. */
export function inRandomGames(games: number, see: (moved: Moved, nth: number) => void): void {
  const { game } = pionniers;
  let nth = 0;
  const plan = { bound: 4000, games, seed: 7, options: EVERY_OPTION };
  for (const { seats, options, numbers } of randomScripts(game, plan)) {
    let before = game.setup(seats, options);
    for (const number of numbers) {
      const move = moveFor(game, before, number);
      if (!move) break;
      const state = game.clone(before);
      const events: Event[] = [];
      game.apply(state, move.actor, move.action, (event) => events.push(event));
      see({ before, state, ...move, events }, nth);
      before = state;
    }
    nth++;
  }
}
