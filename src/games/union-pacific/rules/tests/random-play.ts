import type { Actor, State } from '#kernel/game.ts';
import { moveFor, randomScripts } from '#testkit/script.ts';
import { unionPacific } from '../index.ts';
import type { Action, Event, Options, UnionPacific } from '../model.ts';
import { SMALL } from './own-board.ts';

/** An entry of a random game, and the states before and after it: to be read. */
export type Moved = {
  before: State<UnionPacific>;
  state: State<UnionPacific>;
  actor: Actor;
  action: Action;
  events: Event[];
};

const chosen = (options: Partial<Options>): Options => unionPacific.game.parseOptions(options);

/** The ways to play that the table may choose. */
export const EVERY_OPTION: readonly Options[] = [
  chosen({}),
  chosen({ board: SMALL, swap: true }),
  chosen({ second: true, hiddenMoney: true }),
  chosen({ spread: true, swap: true }),
  chosen({ board: SMALL, second: true, spread: true, swap: true, hiddenMoney: true }),
];

/** Plays so many whole games at random, the same ones every time, and shows every entry. */
export function inRandomGames(games: number, see: (moved: Moved, nth: number) => void): void {
  const { game } = unionPacific;
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
