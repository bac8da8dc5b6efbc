import type { Game, Kind, State } from '#kernel/game.ts';
import { type Move, moveFor, randomScripts, type ScriptPlan } from './script.ts';

/** An entry of a random game, and the states before and after it: to be read. */
export type Moved<K extends Kind> = Move<K> & {
  before: State<K>;
  state: State<K>;
  events: K['event'][];
};

/** Is shown every entry, and in the how many-th game it was made. */
export type See<K extends Kind> = (moved: Moved<K>, nth: number) => void;

/** Plays the games of a plan, the same ones every time, and shows every entry. */
export function seeRandomGames<K extends Kind>(
  game: Game<K>,
  plan: ScriptPlan<K>,
  see: See<K>,
): void {
  let nth = 0;
  for (const { seats, options, numbers } of randomScripts(game, plan)) {
    let before = game.setup(seats, options);
    for (const number of numbers) {
      const move = moveFor(game, before, number);
      if (!move) break;
      const state = game.clone(before);
      const events: K['event'][] = [];
      game.apply(state, move.actor, move.action, (event) => events.push(event));
      see({ ...move, before, state, events }, nth);
      before = state;
    }
    nth++;
  }
}
