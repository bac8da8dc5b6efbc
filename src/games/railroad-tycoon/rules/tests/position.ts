import { type Moment, position } from '#games/railroad-tycoon/lessons/position.ts';
import { type Play, playFrom } from '#testkit/play.ts';
import { railroadTycoon } from '../index.ts';
import type { RailroadTycoon } from '../model.ts';

export {
  type Company,
  cardOf,
  cityOf,
  colourOf,
  coloursOf,
  type Moment,
  position,
  tycoonOf,
} from '#games/railroad-tycoon/lessons/position.ts';

/** A table at this moment, the referee watching. */
export function at(moment: Moment): Play<RailroadTycoon> {
  return playFrom(railroadTycoon, position(moment));
}
