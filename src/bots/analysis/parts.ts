import type { Kind, Seat, State } from '#kernel/game.ts';
import type { Parts } from '../advice.ts';
import type { PlayOut } from '../play-out.ts';
import { apply } from './course.ts';

/**
 * What the game's evaluation is made of after each of two ways, from where they part: by what the seat knows then. Nothing, where
 * it does not think of one of them.
 */
export function partsOf<K extends Kind>(
  { play, parts }: PlayOut<K>,
  position: State<K>,
  seat: Seat,
  one: readonly K['action'][],
  other: readonly K['action'][],
): readonly [Parts, Parts] | undefined {
  const alike = one.findIndex((action, n) => JSON.stringify(action) !== JSON.stringify(other[n]));
  if (!parts || alike < 0) return undefined;
  const state = play.clone(position);
  apply(play, state, seat, one.slice(0, alike));
  const own = play.own(state, seat);
  const [first, second] = [one, other].map((way) =>
    parts(state.table, own, seat, way.slice(alike)),
  );
  return first && second && [first, second];
}
