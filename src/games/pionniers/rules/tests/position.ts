import { type Moment, position } from '#games/pionniers/lessons/position.ts';
import { type Play, playFrom } from '#testkit/play.ts';
import { pionniers } from '../index.ts';
import type { Pionniers } from '../model.ts';

export { type Moment, position, WAITING } from '#games/pionniers/lessons/position.ts';

/** A table at this moment, the referee watching. */
export function at(moment: Moment): Play<Pionniers> {
  return playFrom(pionniers, position(moment));
}
