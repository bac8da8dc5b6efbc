import { type ComponentType, lazy, useSyncExternalStore } from 'react';
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

/** What a face says of its table beside the board. */
type Telling<K extends Kind> = Required<Pick<Face<K>, 'digest' | 'sign' | 'readAloud'>>;

let fetched = 0;
const drawn = new Set<() => void>();

/** Who draws what a face tells draws it again when that has come (`fetchedTelling`). */
export const useFetchedTelling = (): number =>
  useSyncExternalStore(
    (changed) => {
      drawn.add(changed);
      return () => drawn.delete(changed);
    },
    () => fetched,
  );

/** What a face tells, fetched as soon as the board stands. Until it has come, there is nothing to tell. */
export function fetchedTelling<K extends Kind>(load: () => Promise<Telling<K>>): Telling<K> {
  let telling: Telling<K> | undefined;
  void load().then((come) => {
    telling = come;
    fetched += 1;
    for (const changed of drawn) changed();
  });
  return {
    digest: (...asked) => telling?.digest(...asked) ?? [],
    sign: (...asked) => telling?.sign(...asked),
    readAloud: (...asked) => telling?.readAloud(...asked) ?? '',
  };
}
