import { type ComponentType, lazy } from 'react';
import type { Kind } from '#kernel/game.ts';
import type { Face, ScoreProps } from './face.ts';

export { calmly } from './reading-time.ts';

/** A part that is fetched when it is first drawn: the result, when a game ends. */
export const fetchedResult = <K extends Kind>(
  load: () => Promise<{ Result: ComponentType<ScoreProps<K>> }>,
): ComponentType<ScoreProps<K>> => lazy(async () => ({ default: (await load()).Result }));

/** Reasons that are fetched as soon as the board stands. Until they have come, a refusal says its rule and no more. */
export function fetchedReasons<K extends Kind>(
  load: () => Promise<Pick<Face<K>, 'explain'>>,
): Face<K>['explain'] {
  let reasons: Pick<Face<K>, 'explain'> | undefined;
  void load().then((come) => {
    reasons = come;
  });
  return (...refused) => reasons?.explain(...refused) ?? '';
}
