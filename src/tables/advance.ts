import type { Actor, Game, Kind, Refusal, State } from '#kernel/game.ts';
import type { Along, LogLine } from './store.ts';
import type { LineEvents, Stretch } from './stored-log.ts';

/**
 * What an entry would lead to: it, chance's turns after it, all made at one time, and the state then. `stretch` is the
 * piece it adds to.
 */
export type Advance = {
  state: State<Kind>;
  told: readonly LineEvents[];
  lines: readonly LogLine[];
  stretch: Stretch;
  along: Along;
};

/** The action of a gesture that is not done, and the rule that forbids it; none: chance comes before it. */
export type Stop = { at: number; refusal?: Refusal };

/** What happens by this entry, which is done to the state. */
export function entered(game: Game<Kind>, state: State<Kind>, line: LogLine): LineEvents {
  const events: unknown[] = [];
  game.apply(state, line.actor, line.action, (event) => events.push(event));
  return { line, events };
}

/** `id`: the name of the request that makes it, if one does. */
export function lineOf(
  seq: number,
  actor: Actor,
  action: unknown,
  at: number,
  id?: string,
): LogLine {
  return id === undefined ? { seq, actor, action, at } : { seq, actor, action, at, id };
}
