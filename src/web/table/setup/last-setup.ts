import type { Manifest } from '#games/manifest.ts';
import { type Answers, possibleAnswers, usualAnswers } from '#ui/option-field.ts';
import { remembered } from '#ui/remembered.ts';
import type { PlayMode } from '../../routes.ts';
import { type AccessChoice, possibleAccess, USUAL_ACCESS } from './access-choice.ts';
import { type PaceChoice, possiblePace } from './pace-choice.ts';
import { possibleSitters, type Sitter, usualSitters } from './sitters.ts';

/** How a table is set up, but for the files. */
export type SetUp = {
  sitters: readonly Sitter[];
  answers: Answers;
  pace: PaceChoice;
  access: AccessChoice;
};

/** The last table of each game and way that was set up in this browser, as it was stored. */
const kept = remembered<Readonly<Record<string, unknown>>>('rotonde.setups', (stored) =>
  typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {},
);

/** As it was the last time, or else as usual. */
export function lastSetUp(game: Manifest, way: PlayMode): SetUp {
  const { sitters, answers, pace, access } = (kept.get()[keyOf(game, way)] ?? {}) as Record<
    string,
    unknown
  >;
  return {
    sitters: possibleSitters(sitters, game) ?? usualSitters(game, way),
    answers: possibleAnswers(game.options, answers),
    pace: possiblePace(pace),
    access: possibleAccess(access),
  };
}

export function usualSetUp(game: Manifest, way: PlayMode): SetUp {
  return {
    sitters: usualSitters(game, way),
    answers: usualAnswers(game.options),
    pace: 'none',
    access: USUAL_ACCESS,
  };
}

export function keepSetUp(game: Manifest, way: PlayMode, setUp: SetUp): void {
  kept.set({ ...kept.get(), [keyOf(game, way)]: setUp });
}

function keyOf({ id }: Manifest, way: PlayMode): string {
  return `${id}/${way}`;
}
