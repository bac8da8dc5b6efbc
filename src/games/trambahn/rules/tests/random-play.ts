import type { Actor, State } from '#kernel/game.ts';
import { moveFor, randomScripts } from '#testkit/script.ts';
import { trambahn } from '../index.ts';
import type { Action, Event, Trambahn } from '../model.ts';

/** An entry of a random game, and the state it led to: to be read. */
export type Moved = { state: State<Trambahn>; actor: Actor; action: Action; events: Event[] };

/** Plays so many whole games at random, the same ones every time, and shows every entry. */
export function inRandomGames(games: number, see: (moved: Moved, nth: number) => void): void {
  const { game } = trambahn;
  let nth = 0;
  for (const { numbers } of randomScripts(game, { bound: 2000, games, seed: 7 })) {
    const state = game.setup(2, {});
    for (const number of numbers) {
      const move = moveFor(game, state, number);
      if (!move) break;
      const events: Event[] = [];
      game.apply(state, move.actor, move.action, (event) => events.push(event));
      see({ state, ...move, events }, nth);
    }
    nth++;
  }
}
