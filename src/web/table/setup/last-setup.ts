import type { Door } from '#web/games.ts';
import { remembered } from '#web/remembered.ts';
import type { Way } from '#web/routes.ts';
import { fieldsOf } from './fields.ts';
import { type Answers, possibleAnswers, usualAnswers } from './option-field.ts';
import { possibleSitters, type Sitter, usualSitters } from './sitters.ts';

/** How a table is set up, but for the files. */
export type SetUp = { sitters: readonly Sitter[]; answers: Answers };

/** The last table of each game and way that was set up in this browser, as it was stored. */
const kept = remembered<Readonly<Record<string, unknown>>>('rotonde.setups', (stored) =>
  typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {},
);

/** As it was the last time, or else as usual. */
export function lastSetUp(door: Door, way: Way): SetUp {
  const { sitters, answers } = (kept.get()[keyOf(door, way)] ?? {}) as Record<string, unknown>;
  return {
    sitters: possibleSitters(sitters, door) ?? usualSitters(door, way),
    answers: possibleAnswers(fieldsOf(door.id), answers),
  };
}

export function usualSetUp(door: Door, way: Way): SetUp {
  return { sitters: usualSitters(door, way), answers: usualAnswers(fieldsOf(door.id)) };
}

export function keepSetUp(door: Door, way: Way, setUp: SetUp): void {
  kept.set({ ...kept.get(), [keyOf(door, way)]: setUp });
}

function keyOf({ id }: Door, way: Way): string {
  return `${id}/${way}`;
}
