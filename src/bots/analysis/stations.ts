import type { Kind, State } from '#kernel/game.ts';
import { type ChanceReading, type Figure, ChanceReading as Reading } from '../chances.ts';
import type { PlayOut } from '../play-out.ts';
import { ACTUAL, USUAL } from './accounts.ts';
import { apply, type Course, type Run } from './course.ts';
import type { Station } from './report.ts';

/** A step of less is no turning point. */
const LEAST = 0.05;

/** By so many errors a second reading must leave nought behind. */
export const SURE = 2;

/** A step read as it would usually have gone on from there, and as it went: both meet the same chance. */
export function stepReading<K extends Kind>(
  playOut: PlayOut<K>,
  { positions, runs }: Course<K>,
  at: number,
  seed: number,
): ChanceReading<K> {
  const { actor, actions } = runs[at] as Run<K>;
  const position = positions[at] as State<K>;
  return new Reading(playOut, {
    position: () => position,
    continuations: [() => {}, (state) => apply(playOut.play, state, actor, actions)],
    seed,
  });
}

/** The seat whose chance a step changed most; for a decision the seat that took it. */
function mostChanged<K extends Kind>({ actor }: Run<K>, change: readonly Figure[]): number {
  if (actor !== 'chance') return actor;
  let most = 0;
  for (const [seat, { mean }] of change.entries()) {
    if (Math.abs(mean) > Math.abs(change[most]?.mean ?? 0)) most = seat;
  }
  return most;
}

/** How large a step seems: what is looked at again first. */
export function sizeOf<K extends Kind>(run: Run<K>, reading: ChanceReading<K>): number {
  const change = reading.difference(ACTUAL, USUAL);
  return Math.abs(change[mostChanged(run, change)]?.mean ?? 0);
}

/**
 * The turning point, if this reading, which knows nothing of the first one, finds it too: as large, beyond its error, and on
 * the same side.
 */
export function confirmed<K extends Kind>(
  run: Run<K>,
  first: ChanceReading<K>,
  second: ChanceReading<K>,
): Station | undefined {
  const change = second.difference(ACTUAL, USUAL);
  const seat = mostChanged(run, first.difference(ACTUAL, USUAL));
  const seen = first.difference(ACTUAL, USUAL)[seat];
  const again = change[seat];
  if (!seen || !again || seen.mean * again.mean <= 0) return undefined;
  if (Math.abs(again.mean) < Math.max(LEAST, SURE * again.error)) return undefined;
  return {
    actor: run.actor,
    actions: run.actions,
    from: run.from,
    to: run.to,
    before: second.chances(USUAL).map(({ winning }) => winning),
    after: second.chances(ACTUAL).map(({ winning }) => winning),
    change,
    seat,
    options: [],
    loss: null,
    why: null,
  };
}
