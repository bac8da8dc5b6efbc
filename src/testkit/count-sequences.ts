import type { Game, Kind, Seat, State } from '#kernel/game.ts';

/**
 * How many ways there are for the seats to act `depth` times in a row from here. A way ends, and counts as one, where
 * chance or nobody is to act. The count of a fixed position is a fingerprint of the rules: it changes as soon as
 * anything becomes legal or illegal that was not. What a seat may do is what `choices` says, unless told otherwise.
 */
export function countSequences<K extends Kind>(
  game: Game<K>,
  state: State<K>,
  depth: number,
  allowed = choicesOf<K>,
): number {
  const actors = game.actors(state.table);
  if (depth === 0 || actors.length === 0 || actors.includes('chance')) return 1;
  let count = 0;
  for (const actor of actors) {
    if (actor === 'chance') continue;
    for (const action of allowed(game, state, actor)) {
      const next = game.clone(state);
      game.apply(next, actor, action);
      count += countSequences(game, next, depth - 1, allowed);
    }
  }
  return count;
}

export function choicesOf<K extends Kind>(
  game: Game<K>,
  state: State<K>,
  seat: Seat,
): readonly K['action'][] {
  return game.choices(state.table, game.own(state, seat), seat);
}
