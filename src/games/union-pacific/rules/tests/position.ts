import { type Moment, position } from '#games/union-pacific/lessons/position.ts';
import { type Play, play, playFrom } from '#testkit/play.ts';
import { unionPacific } from '../index.ts';
import type { Options, UnionPacific } from '../model.ts';

export { type Moment, position } from '#games/union-pacific/lessons/position.ts';

/** A table with nothing done yet. */
export const opened = (seats: number, options: Partial<Options> = {}): Play<UnionPacific> =>
  play(unionPacific, seats, unionPacific.game.parseOptions(options));

/** A table at this moment, the referee watching. */
export function at(moment: Moment): Play<UnionPacific> {
  return playFrom(unionPacific, position(moment));
}
